import { aliasesOf, decodePart, listedPages, type ListedPage } from "#i18n/addresses.ts";
import { plainWords, trigramSimilarity } from "#i18n/search/trigram-similarity.ts";

const maxResults = 3;
/** Lowest similarity, from 0 to 1, at which two words count as the same. */
const threshold = 0.55;

/**
 * At most three pages, the most similar first.
 * @param pathname for example `/hu/peru-idojras`; its last segment is compared
 * @param wordsOf name and subject of a page in the reader's language
 */
export function similarPages(pathname: string, wordsOf: (page: ListedPage) => string): ListedPage[] {
  const searched = plainWords(lastPart(pathname)).filter((word) => word.length > 2);
  const words = new Map(
    listedPages.map((page) => [page, plainWords([...aliasesOf(page), wordsOf(page)].join(" "))]),
  );
  const scores = new Map(listedPages.map((page) => [page, likeAddress(searched.join(" "), page)]));
  for (const word of searched) {
    const hits = listedPages
      .map((page) => ({ page, score: bestScore(word, words.get(page) ?? []) }))
      .filter(({ score }) => score >= threshold);
    // A word that matches most pages, such as the country's name, counts little.
    for (const { page, score } of hits) scores.set(page, (scores.get(page) ?? 0) + score / hits.length);
  }
  const ranked = [...scores].filter(([, score]) => score > 0).toSorted(([, one], [, other]) => other - one);
  const best = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, score]) => score >= best * 0.7)
    .slice(0, maxResults)
    .map(([page]) => page);
}

/** How like the whole address is to one of the page's: a letter that is missing in it changes little. */
function likeAddress(searched: string, page: ListedPage): number {
  const score = bestScore(
    searched,
    aliasesOf(page).map((alias) => plainWords(alias).join(" ")),
  );
  return score >= threshold ? score : 0;
}

function bestScore(word: string, others: string[]): number {
  return Math.max(0, ...others.map((other) => trigramSimilarity(word, other)));
}

function lastPart(pathname: string): string {
  return decodePart(pathname.split("/").findLast((segment) => segment !== "") ?? "");
}
