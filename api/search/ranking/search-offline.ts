import type { SearchAnswer, SearchIndexData, SearchQuery } from "#api/search/search.ts";
import type { Language } from "#i18n/languages.ts";
import { answerSearch, candidateOf } from "./answer-search.ts";
import { readAskedWords, replaceWord, type AskedWord, type StemsOf } from "./asked-words.ts";
import { textOfPost, type PostWords } from "./score-post.ts";
import { createSearchIndex } from "./search-index.ts";
import { wordsIn } from "./text-words.ts";
import { createMatcher, levels, matchLevel } from "./word-match.ts";

export interface OfflinePost extends PostWords {
  path: string;
}

/** Of an unknown word, the share that the stem has at least which it is taken to begin with, and its letters. */
const leastStem = 2 / 3;
const shortestStem = 3;

/** Searches what a device has taken along, by the rule of the server's search; without PostgreSQL's stems of words that are not in it. */
export async function createOfflineSearch(language: Language, data: SearchIndexData, posts: OfflinePost[]) {
  const stemsOf = stemsFrom(data.stems);
  const index = await createSearchIndex(language, data.entries, stemsOf);
  const postWords = new Set(
    posts.flatMap(({ title, summary, content }) =>
      wordsIn(textOfPost(`${title} ${summary} ${content}`)).map(({ plain }) => plain),
    ),
  );

  function isKnown(word: AskedWord): boolean {
    const isLike = (plain: string) => matchLevel(plain, null, word) >= levels.alike;
    return index.knows(word) || [...postWords].some(isLike);
  }

  /** @returns the query with words that are known, or null when each word is */
  function addSimilarWords(query: string, asked: AskedWord[]): string | null {
    let nearest: string | null = null;
    for (const word of asked) {
      if (word.isWeak || isKnown(word)) continue;
      const similar = index.findSimilar(word.plain);
      word.similar = [...new Set(similar.flatMap(({ stems }) => stems))];
      if (similar[0]) nearest = replaceWord(nearest ?? query, word.plain, similar[0].written);
    }
    return nearest;
  }

  return async (query: Pick<SearchQuery, "q" | "kind" | "limit">): Promise<SearchAnswer> => {
    const asked = await readAskedWords(query.q, language, stemsOf, index.alike);
    const nearest = addSimilarWords(query.q, asked);
    const weights = asked.map((word) => index.weightOf(word));
    const match = createMatcher(asked);
    const blog = posts
      .map((post) => candidateOf(post, post.path, match, weights))
      .filter(({ score }) => score > 0);
    return { ...answerSearch(query, [...index.search(asked, weights), ...blog], match), nearest };
  };
}

/** Of words that the site has, their stems; of others the longest stem of the site that they begin with. */
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
