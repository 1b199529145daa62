import { addMonths, isPlainDate } from "#content/plain-date.ts";

/** A calendar day as its number since 1 January 1970, which is 0. It has no clock and no time zone: Peru counts whole days. */
export type PlainDay = number;

const msPerDay = 86_400_000;

/** The number of a day such as `2026-03-01`; null when the text is no such date or there is no such day, as 30 February. */
export function parseDay(iso: string): PlainDay | null {
  return isPlainDate(iso) ? Date.parse(iso) / msPerDay : null;
}

/** For example `2026-03-01`. */
export function isoDay(day: PlainDay): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** The same day some months later, or the last of that month when it is too short: 31 August and six months are 28 February. */
export function addMonthsTo(day: PlainDay, months: number): PlainDay {
  return Date.parse(addMonths(isoDay(day), months)) / msPerDay;
}

/** 1 January of the day's year. */
export function firstOfYear(day: PlainDay): PlainDay {
  return Date.UTC(new Date(day * msPerDay).getUTCFullYear(), 0, 1) / msPerDay;
}
