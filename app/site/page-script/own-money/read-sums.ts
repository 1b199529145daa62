import type { Range } from "#content/facts/costs/price.ts";
import { readAmount } from "#content/money/read-conversion.ts";

/** A sum as it stands in a text. */
export interface Sum {
  currency: "pen" | "usd";
  range: Range;
  /** Where it stands. */
  start: number;
  end: number;
}

const amount = /\d+(?:[.,\s]\d{3})*(?:[.,]\d{1,2})?/u.source;
const sums = new RegExp(
  `(?:(?<sign>US\\$|S/)\\s?)?(?<![\\p{L}\\d.,])(?<from>${amount})(?:–(?<to>${amount}))?(?:\\s(?<unit>sol(?:es)?|dollár|dollars|dólares))?(?![\\p{L}\\d])`,
  "gu",
);

/**
 * The sums in soles and in dollars that a text says, as the guide prints them and as people type them.
 * @example readSums("a room for 40–80 soles") // [{ currency: "pen", range: [40, 80], start: 11, end: 22 }]
 */
export function readSums(text: string): Sum[] {
  return [...text.matchAll(sums)].flatMap(({ 0: found, index, groups = {} }) => {
    const { sign, unit } = groups;
    const from = readAmount(groups["from"] ?? "");
    const to = readAmount(groups["to"] ?? "") ?? from;
    if ((!sign && !unit) || from === null || to === null) return [];
    const isDollars = sign === "US$" || unit?.startsWith("d") === true;
    return {
      currency: isDollars ? "usd" : "pen",
      range: [from, to],
      start: index,
      end: index + found.length,
    };
  });
}
