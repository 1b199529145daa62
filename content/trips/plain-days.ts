import type { PlainDate } from "#content/facts/holidays/holiday-dates.ts";
import type { Month } from "#i18n/format-months.ts";

const dayLength = 86_400_000;

/** The day that a text such as `2027-05-03` names; null for a day that is not there, and outside of 2020 to 2099. */
export function plainDay(text: string): PlainDate | null {
  if (!/^20[2-9]\d-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

export function addDays(day: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The same day of a later or an earlier month, or that month's last. @example addMonths("2027-01-31", 1) // "2027-02-28" */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: PlainDate): number {
  return new Date(day).getUTCDay();
}

export function monthOf(day: PlainDate): Month {
  // Safe cast: a plain day has a month.
  return Number(day.slice(5, 7)) as Month;
}
