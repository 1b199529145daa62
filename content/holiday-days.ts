import { holidayDates } from "#content/facts/holiday-dates.ts";
import { holidays, type HolidayId } from "#content/facts/holidays.ts";
import { formatDays } from "#i18n/format-days.ts";
import type { Language } from "#i18n/languages.ts";

/** The years whose movable feasts the holidays page tells; Easter of both was looked up, 28 March and 16 April. */
export const movableYears = [2027, 2028] as const;

/** Holidays that hang on Easter, in the order of the year. */
export const movableHolidays = [
  "carnaval",
  "semana-santa",
  "temblores",
  "jueves-santo",
  "viernes-santo",
  "qoyllur-riti",
  "corpus",
] as const satisfies readonly HolidayId[];

/** The days off that were added to the twelve of before 2022, the oldest first. */
export const newerHolidays = holidays
  .filter((holiday) => "since" in holiday)
  .toSorted((a, b) => a.since - b.since);

/** The days of a holiday in a year, in words without the year, for example `23–25 May`. */
export function holidayDays(id: HolidayId, year: number, language: Language): string {
  const holiday = holidays.find((candidate) => candidate.id === id);
  if (!holiday) throw new Error(`No holiday is called ${id}`);
  const { from, to } = holidayDates(holiday, year);
  const days = formatDays(from, to, language);
  return days.from + days.dash + days.to;
}
