export type Unit = "" | "s" | "ms" | "kB" | "MB" | "points" | "requests/s" | "posts/s" | "×" | "% of a core";

/** The names of measures that the plot and the report look up. */
export const names = {
  firstPaint: "FCP",
  largestPaint: "LCP",
  loaded: "until loaded, at 390 px",
  ofLoaded: (kind: string) => `of it ${kind}`,
  share: "share of the bare server",
} as const;

export type Limit = { atMost: number } | { atLeast: number };

/** One row of the table. */
export interface Measure {
  /** The measured thing, such as a page. */
  subject: string;
  what: string;
  /** One value, or one for each language in the order of `languages`. */
  values: number[];
  unit: Unit;
  limit?: Limit;
}

export function measureOf(
  subject: string,
  what: string,
  unit: Unit,
  values: number[],
  limit?: Limit,
): Measure {
  return { subject, what, unit, values, ...(limit ? { limit } : {}) };
}

/** How many digits stand behind the point. */
const digits: Record<Unit, number> = {
  "": 3,
  s: 2,
  ms: 1,
  kB: 1,
  MB: 0,
  points: 0,
  "requests/s": 0,
  "posts/s": 0,
  "×": 3,
  "% of a core": 0,
};

/** By the values as they are written. Null when there is no limit to hold; what could not be measured (NaN) holds none. */
export function holds({ values, unit, limit }: Measure): boolean | null {
  if (!limit) return null;
  const written = values.map((value) => Number(value.toFixed(digits[unit])));
  return written.every((value) => ("atMost" in limit ? value <= limit.atMost : value >= limit.atLeast));
}

/** For example `1.20 / 1.31 / 1.18 s`. */
export function formatValues({ values, unit }: Measure): string {
  const numbers = values.map((value) => (Number.isNaN(value) ? "–" : value.toFixed(digits[unit])));
  return withUnit(numbers.join(" / "), unit);
}

/** For example `≤ 0.9 s`; empty without a limit. */
export function formatLimit({ limit, unit }: Measure): string {
  if (!limit) return "";
  return "atMost" in limit ? withUnit(`≤ ${limit.atMost}`, unit) : withUnit(`≥ ${limit.atLeast}`, unit);
}

function withUnit(text: string, unit: Unit): string {
  return unit === "" ? text : `${text} ${unit}`;
}

/** @returns NaN when there are no values */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
