import type { QueryTerm } from "./query-terms.ts";
import type { SearchEntry } from "./candidate.ts";
import { wordsIn } from "./text-words.ts";
import { matchLevel } from "./word-match.ts";

/** The share of an entry's two places that a query names; undefined for what is not about two. */
export function pairShareOf({ pair }: SearchEntry, asked: QueryTerm[]): number | undefined {
  if (!pair) return undefined;
  const isNamed = (name: string) =>
    wordsIn(name.normalize("NFC")).some(({ plain }) =>
      asked.some((word) => matchLevel(plain, null, word) > 0),
    );
  return pair.filter(isNamed).length / pair.length;
}

const weights: Record<number, number> = { 0: 0.5, 0.5: 0.75, 1: 1 };

/** The weight of a page about two places for whoever names none, one or both of them; 1 for any other page. */
export const pairWeight = (share: number | undefined): number =>
  share === undefined ? 1 : (weights[share] ?? 1);
