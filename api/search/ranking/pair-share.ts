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
