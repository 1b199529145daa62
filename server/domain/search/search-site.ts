import { answerSearch, candidateOf } from "#api/search/ranking/answer-search.ts";
import type { SearchAnswer, SearchQuery } from "#api/search/search.ts";
import { postPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { findPostsByStems, findSimilarTitleWords, hasStems } from "#server/storage/search/post-search.ts";
import {
  plainOf,
  readAskedWords,
  replaceWord,
  type AskedWord,
  type StemsOf,
} from "#api/search/ranking/asked-words.ts";
import { createMatcher, type Matcher } from "#api/search/ranking/word-match.ts";
import type { SearchIndex } from "#api/search/ranking/search-index.ts";

interface Searched {
  db: Queries;
  language: Language;
  index: SearchIndex;
  stemsOf: StemsOf;
}

/** Posts that are compared by their words. */
const mostPosts = 20;

/** What a reader of a language may read about the query's words, the best first. */
export async function searchSite(
  site: Searched,
  query: Pick<SearchQuery, "q" | "kind" | "limit">,
): Promise<SearchAnswer> {
  const { index, language } = site;
  const asked = await readAskedWords(query.q, language, site.stemsOf, index.alike);
  const nearest = await addSimilarWords(site, query.q, asked);
  const weights = asked.map((word) => index.weightOf(word));
  const match = createMatcher(asked);
  const posts = await findPosts(site, asked, { match, weights });
  return { ...answerSearch(query, [...index.search(asked, weights), ...posts], match), nearest };
}

async function findPosts(
  { db, language }: Searched,
  asked: AskedWord[],
  { match, weights }: { match: Matcher; weights: number[] },
) {
  const telling = asked.filter(({ isWeak }) => !isWeak);
  const words = (telling.length > 0 ? telling : asked).map(({ lexemes, similar, isLast, plain }) => ({
    stems: [...new Set([...lexemes, ...similar])],
    isBeginning: isLast && plain.length >= 3,
  }));
  const posts = await findPostsByStems(db, language, words, mostPosts);
  return posts.map((post) => candidateOf(post, postPath(post.slug, language), match, weights));
}

/** Gives words that nothing has those that are written nearly so. @returns the query with them, or null when each word is known */
async function addSimilarWords(site: Searched, query: string, asked: AskedWord[]): Promise<string | null> {
  const { db, language, index } = site;
  let nearest: string | null = null;
  for (const word of asked) {
    if (word.isWeak || index.knows(word) || (await hasStems(db, language, word.lexemes))) continue;
    const known = index.findSimilar(word.plain);
    const titleWords = await findSimilarTitleWords(db, language, word.plain);
    const stems = await site.stemsOf(titleWords.map((one) => ({ written: one, plain: plainOf(one) })));
    word.similar = [...new Set([...known.flatMap((one) => one.stems), ...stems.flat()])];
    const written = known[0]?.written ?? titleWords[0];
    if (written !== undefined) nearest = replaceWord(nearest ?? query, word.plain, written);
  }
  return nearest;
}
