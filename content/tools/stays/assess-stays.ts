import type { Facts } from "#content/facts/facts.ts";
import { countStay, type OpenStay, type StayCount } from "./last-day.ts";
import { readingsOf, type Passport, type Reading } from "./passports.ts";
import type { Stay } from "./stay-rule.ts";

export interface Assessment {
  reading: Reading;
  /** The count of the latest stay. */
  count: StayCount;
  /** Days over the limit of the earlier stays, one number a stay. */
  overBefore: number[];
}

/**
 * Counts by every reading for the passport, the strictest first: the one by which the latest stay has to end soonest. At
 * least one stay, in the order of time; the last may go on. A visa's days are not counted before somebody has looked them up.
 */
export function assessStays(facts: Facts, passport: Passport, stays: readonly OpenStay[]): Assessment[] {
  const latest = stays.at(-1);
  if (!latest) return [];
  const earlier = stays.slice(0, -1).filter(isClosed);
  return readingsOf[passport](facts)
    .filter(({ id }) => passport !== "visa" || id !== "tam" || latest.granted !== undefined)
    .map((reading) => ({
      reading,
      count: countStay(reading.rule, latest, earlier),
      overBefore: earlier.map((stay, index) => countStay(reading.rule, stay, earlier.slice(0, index)).over),
    }))
    .toSorted((a, b) => a.count.allowed - b.count.allowed);
}

function isClosed(stay: OpenStay): stay is Stay {
  return stay.exit !== undefined;
}
