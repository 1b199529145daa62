import { holidayDates } from "#content/facts/holidays/holiday-dates.ts";
import { holidays, type HolidayId } from "#content/facts/holidays/holidays.ts";
import type { PlainDate } from "#content/plain-date.ts";
import { formatDays } from "#i18n/format-days.ts";
import type { Language } from "#i18n/languages.ts";

/** The oldest first. */
export const newerHolidays = holidays
  .filter((holiday) => "since" in holiday)
  .toSorted((a, b) => a.since - b.since);

/** Its first and last day in a year. */
export function holidayOn(id: HolidayId, year: number): { from: PlainDate; to: PlainDate } {
  const holiday = holidays.find((candidate) => candidate.id === id);
  if (!holiday) throw new Error(`No holiday is called ${id}`);
  return holidayDates(holiday, year);
}

/** For example `23–25 May`. */
export function holidayDays(id: HolidayId, year: number, language: Language): string {
  const { from, to } = holidayOn(id, year);
  const days = formatDays(from, to, language);
  return days.from + days.dash + days.to;
}
