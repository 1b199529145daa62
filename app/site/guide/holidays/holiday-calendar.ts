import type { Facts } from "#content/facts/facts.ts";
import { holidayDates } from "#content/facts/holidays/holiday-dates.ts";
import type { PlainDate } from "#content/plain-date.ts";
import { holidays, ruleOf, type Holiday, type HolidayId } from "#content/facts/holidays/holidays.ts";

export interface DatedHoliday {
  id: HolidayId;
  from: PlainDate;
  to: PlainDate;
}

/** "next" is the first that has not begun; null stands for all later ones. */
export type HolidayState = "past" | "now" | "next" | null;

/** The holidays of a kind in a year, by date. */
export function holidaysOfYear(facts: Facts, kind: Holiday["kind"], year: number): DatedHoliday[] {
  return holidays
    .filter((holiday) => holiday.kind === kind)
    .map((holiday) => ({ id: holiday.id, ...holidayDates(ruleOf(facts, holiday), year) }))
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** The year to show on a day: the next one once the last holiday of the year is over. */
export function calendarYear(facts: Facts, kind: Holiday["kind"], today: PlainDate): number {
  const year = Number(today.slice(0, 4));
  return holidaysOfYear(facts, kind, year).some(({ to }) => to >= today) ? year : year + 1;
}

/** @param dated in order; if two begin on the same day, both can be the next */
export function holidayStates(dated: DatedHoliday[], today: PlainDate): HolidayState[] {
  const next = dated.find(({ from }) => from > today)?.from;
  return dated.map(({ from, to }) => {
    if (to < today) return "past";
    if (from <= today) return "now";
    return from === next ? "next" : null;
  });
}
