import { aliasesOf, guidePages, type GuidePage } from "#i18n/addresses.ts";
import { plainWords, trigramSimilarity } from "./trigram-similarity.ts";

const mostOffered = 3;
/** Less alike than this, two words are different ones. */
const alike = 0.55;

/**
 * The pages of the guide that somebody may have meant with an address that is no page.
 *
 * @param pathname for example `/hu/peru-idojras`; its last part is compared
 * @param wordsOf what a page is called and about, in the reader's language
 * @returns at most three, the likeliest first; none when nothing is alike
 */
export function similarPages(pathname: string, wordsOf: (page: GuidePage) => string): GuidePage[] {
  const asked = plainWords(lastPart(pathname)).filter((word) => word.length > 2);
  const words = new Map(
    guidePages.map((page) => [page, plainWords([...aliasesOf(page), wordsOf(page)].join(" "))]),
  );
  const scores = new Map<GuidePage, number>();
  for (const word of asked) {
    const hits = guidePages
      .map((page) => ({ page, score: bestScore(word, words.get(page) ?? []) }))
      .filter(({ score }) => score >= alike);
    // A word that fits most pages, such as the country's name, tells little.
    for (const { page, score } of hits) scores.set(page, (scores.get(page) ?? 0) + score / hits.length);
  }
  const ranked = [...scores].toSorted(([, one], [, other]) => other - one);
  const best = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, score]) => score >= best * 0.7)
    .slice(0, mostOffered)
    .map(([page]) => page);
}

function bestScore(word: string, others: string[]): number {
  return Math.max(0, ...others.map((other) => trigramSimilarity(word, other)));
}

function lastPart(pathname: string): string {
  const part = pathname.split("/").findLast((segment) => segment !== "") ?? "";
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
