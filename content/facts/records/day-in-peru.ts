import { country } from "#content/facts/country.ts";

/** The date in Peru, which has one time zone and no daylight saving time, as `2026-07-28`. */
export function dayInPeru(now: Date): string {
  return new Date(now.getTime() + country.utcOffsetHours * 3_600_000).toISOString().slice(0, 10);
}

/** @param day as above */
export function startOfDayInPeru(day: string): Date {
  return new Date(Date.parse(day) - country.utcOffsetHours * 3_600_000);
}
