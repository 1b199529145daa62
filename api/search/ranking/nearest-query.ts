import { replaceWord, type QueryTerm } from "./query-terms.ts";
import type { FuzzyWord } from "./fuzzy-words.ts";
import type { Score } from "./score-entry.ts";
import type { SearchIndex } from "./search-index.ts";

export type OfferedWord = Pick<FuzzyWord, "written" | "plain" | "stems">;

/** The word to suggest in place of each unknown one. */
type OfferedWords = Map<QueryTerm, OfferedWord>;

interface Posts {
  isKnown: (word: QueryTerm) => Promise<boolean>;
  /** Words of their titles that are near to one, the nearest first. */
  findMore: (plain: string) => Promise<OfferedWord[]>;
}

/** Adds to each unknown word the known ones that are written or pronounced nearly like it. */
export async function addNearWords(
  asked: QueryTerm[],
  index: SearchIndex,
  posts: Posts,
): Promise<OfferedWords> {
  const offered: OfferedWords = new Map();
  for (const word of asked) {
    if (word.isWeak) continue;
    const said = index.findPhonetic(word.plain);
    if (said.length === 0 && (index.knows(word) || (await posts.isKnown(word)))) continue;
    const known = said.length > 0 ? said : index.findSimilar(word.plain);
    const more = said.length > 0 ? [] : await posts.findMore(word.plain);
    // The stem of a name as it is heard may be that of another word: "kol" of "kolka" is that of "költ".
    if (said.length > 0) word.stems = [];
    const near = [...known, ...more, ...(said.length > 0 ? [] : index.findEndings(word.plain))];
    word.similar = [...new Set(near.flatMap(({ stems }) => stems))];
    const first = known.find(({ isOfHeads }) => isOfHeads) ?? more[0];
    if (first) offered.set(word, first);
  }
  return offered;
}

/** A result with so much of what was asked for answers: nobody is asked what was meant. */
const answering = 0.8;

/**
 * The query with known words in the place of those that nothing has, where it finds something better.
 *
 * @param findBest the best of what words find, without those that are written nearly so
 */
export function nearestQuery(
  query: string,
  asked: QueryTerm[],
  near: OfferedWords,
  findBest: (asked: QueryTerm[]) => Score,
): string | null {
  if (near.size === 0) return null;
  const now = findBest(asked.map((word) => ({ ...word, similar: [] })));
  if (now.coverage >= answering) return null;
  const offered = findBest(asked.map((word) => replacedBy(word, near.get(word))));
  if (offered.score <= now.score) return null;
  let nearest = query;
  for (const [{ plain }, { written }] of near) nearest = replaceWord(nearest, plain, written);
  return nearest;
}

/** The best of several, or nothing. */
export const bestOf = (scores: Score[]): Score =>
  scores.reduce((best, one) => (one.score > best.score ? one : best), { coverage: 0, share: 0, score: 0 });

function replacedBy(word: QueryTerm, near: OfferedWord | undefined): QueryTerm {
  return near ? { ...word, plain: near.plain, lexemes: near.stems, stems: near.stems, similar: [] } : word;
}
