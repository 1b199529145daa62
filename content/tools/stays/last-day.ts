import type { PlainDay } from "./plain-day.ts";
import { daysGiven, daysUsed, type Stay, type StayRule } from "./stay-rule.ts";

/** The latest stay; without `exit` it goes on. */
export type OpenStay = Omit<Stay, "exit"> & { exit?: PlainDay | undefined };

export interface StayCount {
  /** The last day on which the traveller may still be in the country; null when not even the day of entry is left. */
  lastDay: PlainDay | null;
  /** Days from the entry to the last day, both included. */
  allowed: number;
  /** Days that count on the day of exit; null while there is none. */
  used: number | null;
  /** Days from the exit to the last day. */
  left: number | null;
  /** Days after the last one, up to the exit. Whoever has overstayed stays so until leaving, whatever is forgotten meanwhile. */
  over: number;
  /** When no day is left: the first on which the traveller could come in for a day. */
  nextEntry: PlainDay | null;
}

/** Days after which counting ends, should a fact give as many days as its whole period has, or none. */
const farOff = 3653;

/** Counts one stay after the earlier ones, which are in the order of time. */
export function countStay(rule: StayRule, stay: OpenStay, earlier: readonly Stay[]): StayCount {
  const { entry, exit } = stay;
  const given = daysGiven(rule, stay);
  const usedOn = (first: PlainDay, day: PlainDay) =>
    daysUsed(rule, { ...stay, entry: first, exit: day }, earlier);
  let last = entry - 1;
  while (usedOn(entry, last + 1) <= given && last - entry < farOff) last++;
  let next = entry;
  while (last < entry && usedOn(next, next) > given && next - entry < farOff) next++;
  return {
    lastDay: last < entry ? null : last,
    allowed: last - entry + 1,
    used: exit === undefined ? null : usedOn(entry, exit),
    left: exit === undefined ? null : Math.max(0, last - exit),
    over: exit === undefined ? 0 : Math.max(0, exit - last),
    nextEntry: last < entry ? next : null,
  };
}
