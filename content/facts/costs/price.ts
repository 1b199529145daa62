import { datedFacts, type Facts } from "#content/facts/facts.ts";
import type { SiteId } from "#content/facts/places/sites.ts";

/** From–to; the same number twice where it is known exactly. */
export type Range = readonly [from: number, to: number];

type Currency = "PEN" | "USD";

/** The price for one adult visitor from abroad. */
export interface Price {
  range: Range;
  currency: Currency;
  /** `YYYY-MM` of the newest source; of an estimate, of the newest source that it was made from. */
  asOf: string;
  /** The official site on which today's price stands; null where there is none. */
  lookUp: SiteId | null;
  /** Put together from travellers' reports and neighbouring prices, not quoted from one source. */
  isEstimate?: true;
  /** Moves with season or seller, or nobody has confirmed it since: only a live look tells. */
  unconfirmed?: true;
}

/** Orders of magnitude in soles, each as old as its source; today's rates are the central bank's (bcrp). */
export const exchangeRates = datedFacts("costs.exchangeRates", {
  /** 3.36–3.42 in the first days of March 2026 (La Karibeña, Panamericana). */
  usd: { soles: 3.4, asOf: "2026-03" },
  /** Through the dollar, at the Hungarian central bank's rates of 17 March 2026 (arfolyamtudos.hu shows its list). */
  eur: { soles: 3.92, asOf: "2026-03", isEstimate: true },
  gbp: { soles: 4.53, asOf: "2026-03", isEstimate: true },
} as const);

/** A price's range in soles, at the rate above. */
export function inSoles(facts: Facts, { range, currency }: Pick<Price, "range" | "currency">): Range {
  const rate = currency === "PEN" ? 1 : facts(exchangeRates).usd.soles;
  return [range[0] * rate, range[1] * rate];
}

/** A price's range in whole dollars, at the rate above. */
export function inDollars(
  facts: Facts,
  { range: [from, to], currency }: Pick<Price, "range" | "currency">,
): Range {
  const rate = currency === "USD" ? 1 : facts(exchangeRates).usd.soles;
  return [Math.round(from / rate), Math.round(to / rate)];
}

/** @example roundTo(1478, 50) // 1500 */
export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

export function sumOf(ranges: readonly Range[]): Range {
  const sum = (end: 0 | 1) => ranges.reduce((total, range) => total + range[end], 0);
  return [sum(0), sum(1)];
}

export function times([from, to]: Range, count: number): Range {
  return [from * count, to * count];
}
