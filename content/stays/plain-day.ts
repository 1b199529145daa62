/** A calendar day as its number since 1 January 1970, which is 0. It has no clock and no time zone: Peru counts whole days. */
export type PlainDay = number;

const msPerDay = 86_400_000;

/** Of `2026-03-01`; null when the text is no such date or there is no such day, as 30 February. */
export function parseDay(iso: string): PlainDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  // Date.parse takes 30 February for 2 March.
  const day = Date.parse(`${iso}T00:00:00Z`) / msPerDay;
  return Number.isNaN(day) || isoDay(day) !== iso ? null : day;
}

/** For example `2026-03-01`. */
export function isoDay(day: PlainDay): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** The same day some months later, or the last of that month when it is too short: 31 August and six months are 28 February. */
export function addMonths(day: PlainDay, months: number): PlainDay {
  const date = new Date(day * msPerDay);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = Date.UTC(year, month + 1, 0) / msPerDay;
  return Math.min(Date.UTC(year, month, date.getUTCDate()) / msPerDay, lastOfMonth);
}

/** 1 January of the day's year. */
export function firstOfYear(day: PlainDay): PlainDay {
  return Date.UTC(new Date(day * msPerDay).getUTCFullYear(), 0, 1) / msPerDay;
}
