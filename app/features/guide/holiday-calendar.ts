import { country } from "#content/facts/country.ts";
import { holidayDates, type PlainDate } from "#content/facts/holiday-dates.ts";
import { holidays, type Holiday, type HolidayId } from "#content/facts/holidays.ts";

export interface DatedHoliday {
  id: HolidayId;
  from: PlainDate;
  to: PlainDate;
}

/** "next" is the first that has not begun yet; null is every later one. */
export type HolidayState = "past" | "now" | "next" | null;

/** The holidays of a kind in a year, by date. */
export function holidaysOfYear(kind: Holiday["kind"], year: number): DatedHoliday[] {
  return holidays
    .filter((holiday) => holiday.kind === kind)
    .map((holiday) => ({ id: holiday.id, ...holidayDates(holiday, year) }))
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** The year whose holidays are still of use on a day: after the last one of a year, the next year. */
export function calendarYear(kind: Holiday["kind"], today: PlainDate): number {
  const year = Number(today.slice(0, 4));
  return holidaysOfYear(kind, year).some(({ to }) => to >= today) ? year : year + 1;
}

/** How each of the holidays, given by date, stands to a day. Two that begin on one day are both the next. */
export function holidayStates(dated: DatedHoliday[], today: PlainDate): HolidayState[] {
  const next = dated.find(({ from }) => from > today)?.from;
  return dated.map(({ from, to }) => {
    if (to < today) return "past";
    if (from <= today) return "now";
    return from === next ? "next" : null;
  });
}

/** The day it is in Peru, which has one time zone and no summer time. */
export function dayInPeru(now: Date): PlainDate {
  return new Date(now.getTime() + country.utcOffsetHours * 3_600_000).toISOString().slice(0, 10);
}
