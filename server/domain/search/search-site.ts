import { answerSearch, candidateOf } from "#api/search/ranking/answer-search.ts";
import type { SearchAnswer, SearchQuery } from "#api/search/search.ts";
import { postPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  findPostsByStems,
  findSimilarTitleWords,
  hasStems,
  type FoundPost,
} from "#server/storage/search/post-search.ts";
import { plainOf, readQueryTerms, type QueryTerm, type StemsOf } from "#api/search/ranking/query-terms.ts";
import { isFuzzyMatch } from "#api/search/ranking/phonetic-key.ts";
import { addNearWords, bestOf, nearestQuery, type OfferedWord } from "#api/search/ranking/nearest-query.ts";
import { createMatcher, type Matcher } from "#api/search/ranking/word-match.ts";
import { cutPost } from "#api/search/ranking/score-post.ts";
import type { SearchIndex } from "#api/search/ranking/search-index.ts";

interface Searched {
  db: Queries;
  language: Language;
  index: SearchIndex;
  stemsOf: StemsOf;
}

/** Posts that are compared by their words. */
const mostPosts = 20;

/** Finds the pages in a reader's language that answer a query, the best first. */
export async function searchSite(
  site: Searched,
  query: Pick<SearchQuery, "q" | "kind" | "limit">,
): Promise<SearchAnswer> {
  const { index, language } = site;
  const asked = await readQueryTerms(query.q, language, site.stemsOf, index);
  const near = await addNearWords(asked, index, {
    isKnown: (word) => hasStems(site.db, language, word.lexemes),
    findMore: (plain) => findTitleWords(site, plain),
  });
  const found = (await findPosts(site, asked)).map((post) => cutPost(post, postPath(post.slug, language)));
  const searchFor = (words: QueryTerm[], match: Matcher) => {
    const weighed = words.map((word) => index.weigh(word));
    const posts = found.map((post) => candidateOf(post, match, weighed));
    return [...index.search(words, weighed), ...posts];
  };
  const match = createMatcher(asked);
  const findBest = (words: QueryTerm[]) => bestOf(searchFor(words, createMatcher(words)));
  const nearest = nearestQuery(query.q, asked, near, findBest);
  const answer = answerSearch(query, searchFor(asked, match), match, language);
  return { ...answer, names: answer.total === 0 ? index.findNames(query.q) : [], nearest };
}

async function findPosts({ db, language }: Searched, asked: QueryTerm[]): Promise<FoundPost[]> {
  const telling = asked.filter(({ isWeak }) => !isWeak);
  const words = (telling.length > 0 ? telling : asked).map(({ lexemes, similar, isLast, plain }) => ({
    stems: [...new Set([...lexemes, ...similar])],
    isBeginning: isLast && plain.length >= 3,
  }));
  return findPostsByStems(db, language, words, mostPosts);
}

/** Words of posts' titles that may be meant, the nearest first. */
async function findTitleWords({ db, language, stemsOf }: Searched, asked: string): Promise<OfferedWord[]> {
  const words = (await findSimilarTitleWords(db, language, asked))
    .map((written) => ({ written, plain: plainOf(written) }))
    .filter(({ plain }) => isFuzzyMatch(asked, plain));
  const stems = await stemsOf(words);
  return words.map((word, index) => ({ ...word, stems: (stems[index] ?? []).map(plainOf) }));
}
