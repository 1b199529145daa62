import type { SearchAnswer, SearchIndexData, SearchQuery } from "#api/search/search.ts";
import type { Language } from "#i18n/languages.ts";
import { answerSearch, candidateOf } from "./answer-search.ts";
import type { Candidate } from "./candidate.ts";
import { readQueryTerms, type QueryTerm, type StemsOf } from "./query-terms.ts";
import { addNearWords, bestOf, nearestQuery } from "./nearest-query.ts";
import { cutPost, type PostWords } from "./score-post.ts";
import { createSearchIndex } from "./search-index.ts";
import { wordsIn } from "./text-words.ts";
import { createMatcher, levels, matchLevel, type Matcher } from "./word-match.ts";

export interface OfflinePost extends PostWords {
  path: string;
}

/** An unknown word is taken to begin with a known stem that has at least this share of its letters, and at least this many. */
const leastStem = 2 / 3;
const shortestStem = 3;

/** Searches what a device has downloaded, by the rule of the server's search; without PostgreSQL's stems of words that are not in it. */
export async function createOfflineSearch(language: Language, data: SearchIndexData, posts: OfflinePost[]) {
  const stemsOf = stemsFrom(data.stems);
  const index = await createSearchIndex(language, data.entries, stemsOf);
  const cutPosts = posts.map((post) => cutPost(post, post.path));
  const postWords = new Set(
    cutPosts.flatMap(({ words }) => [...words.title, ...words.text].map(({ plain }) => plain)),
  );

  function isOfPosts(word: QueryTerm): boolean {
    const isLike = (plain: string) => matchLevel(plain, null, word) >= levels.alike;
    return [...postWords].some(isLike);
  }

  function searchFor(asked: QueryTerm[], match: Matcher): Candidate[] {
    const weighed = asked.map((word) => index.weigh(word));
    const blog = cutPosts.map((post) => candidateOf(post, match, weighed)).filter(({ score }) => score > 0);
    return [...index.search(asked, weighed), ...blog];
  }

  return async (query: Pick<SearchQuery, "q" | "kind" | "limit">): Promise<SearchAnswer> => {
    const asked = await readQueryTerms(query.q, language, stemsOf, index);
    const near = await addNearWords(asked, index, {
      isKnown: async (word) => isOfPosts(word),
      findMore: async () => [],
    });
    const findBest = (words: QueryTerm[]) => bestOf(searchFor(words, createMatcher(words)));
    const nearest = nearestQuery(query.q, asked, near, findBest);
    const match = createMatcher(asked);
    const answer = answerSearch(query, searchFor(asked, match), match, language);
    return { ...answer, names: answer.total === 0 ? index.findNames(query.q) : [], nearest };
  };
}

/** Finds the stems of words that the site has; of others the longest stem of the site that they begin with. */
function stemsFrom(known: SearchIndexData["stems"]): StemsOf {
  const all = new Set(Object.values(known).flat());
  const ofPlain = new Map<string, string[]>();
  for (const [written, stems] of Object.entries(known)) {
    for (const { plain } of wordsIn(written)) ofPlain.set(plain, [...(ofPlain.get(plain) ?? []), ...stems]);
  }
  function guess(plain: string): string[] {
    const least = Math.max(plain.length * leastStem, shortestStem);
    for (let length = plain.length; length >= least; length -= 1) {
      const stem = plain.slice(0, length);
      if (all.has(stem)) return [stem];
    }
    return [plain];
  }
  return async (words) =>
    words.map(({ written, plain }) => known[written] ?? ofPlain.get(plain) ?? guess(plain));
}
