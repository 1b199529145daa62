import type { Month } from "#i18n/format/format-months.ts";

/** A day without a time or a zone, `2027-03-28`; such days compare as text. */
export type PlainDate = string;

const msPerDay = 86_400_000;

/** Not of `2027-02-30`, which `Date` would take for a day of March. */
export function isPlainDate(text: string): text is PlainDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function addDays(day: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10);
}

/** The same day of a later or an earlier month, or that month's last. @example addMonths("2027-01-31", 1) // "2027-02-28" */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Nights from one day to another. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (Date.parse(to) - Date.parse(from)) / msPerDay;
}

/** 0 is Sunday. */
export function weekdayOf(day: PlainDate): number {
  return new Date(day).getUTCDay();
}

export function monthOf(day: PlainDate): Month {
  // Safe cast: a plain day has a month.
  return Number(day.slice(5, 7)) as Month;
}

/** Whole months that have passed since something was checked. @param asOf `2026-03`, or `2026` @param today `2026-11-23` */
export function monthsOld(asOf: string, today: string): number {
  const [months, now] = [asOf, today].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7) || 1),
  );
  return (now ?? 0) - (months ?? 0);
}
