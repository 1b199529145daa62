import { firstOfYear, type PlainDay } from "./plain-day.ts";

/** The first day and the last; both count (joint declaration to the agreement of (EU) 2016/1744; so does Migraciones). */
export interface Stay {
  entry: PlainDay;
  exit: PlainDay;
  /** Days that the officer gave, as the TAM shows them. */
  granted?: number;
}

/**
 * A way of counting, in days: of each stay by itself (`entry`), of all stays within any period of so many days (`window`), or
 * of those of a calendar year, of which a single stay may not have more either (`year`).
 */
export type StayRule =
  | { kind: "entry"; days: number }
  | { kind: "window"; days: number; within: number }
  | { kind: "year"; days: number };

/** The days that this rule gives for a stay: what the TAM says comes before the usual number. */
export function daysGiven(rule: StayRule, stay: Pick<Stay, "granted">): number {
  return rule.kind === "entry" ? (stay.granted ?? rule.days) : rule.days;
}

/**
 * How many days count against the rule on the last day of `stay`, that day included. The earlier stays are in the order of
 * time; a day on which one ends and the next begins is counted once.
 *
 * Looking back from each day of a stay finds the fullest period there is: one that begins on a day of entry.
 */
export function daysUsed(rule: StayRule, stay: Stay, earlier: readonly Stay[]): number {
  const own = stay.exit - stay.entry + 1;
  if (rule.kind === "entry") return own;
  const from = rule.kind === "window" ? stay.exit - rule.within + 1 : firstOfYear(stay.exit);
  const all = [...earlier, stay];
  const used = all.reduce((sum, { entry, exit }, index) => {
    const before = all[index - 1];
    const first = Math.max(entry, from, before ? before.exit + 1 : entry);
    return sum + Math.max(0, exit - first + 1);
  }, 0);
  return rule.kind === "year" ? Math.max(used, own) : used;
}
