import type { Facts } from "#content/facts/facts.ts";
import { holidayDates } from "#content/facts/holidays/holiday-dates.ts";
import { holidays, ruleOf, type Holiday, type HolidayId } from "#content/facts/holidays/holidays.ts";
import type { PlainDate } from "#content/plain-date.ts";

/** How many days of a year are days off for all. */
export function daysOff(): number {
  return holidays.filter(({ kind }) => kind === "public").length;
}

/** @throws Error when there is no such holiday */
export function holiday(id: HolidayId): Holiday {
  const found = holidays.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No holiday is called ${id}`);
  return found;
}

/** Its first and last day in a year. */
export function holidayOn(facts: Facts, id: HolidayId, year: number): { from: PlainDate; to: PlainDate } {
  return holidayDates(ruleOf(facts, holiday(id)), year);
}
