import { holidayDates } from "#content/facts/holidays/holiday-dates.ts";
import { holidays, type HolidayId } from "#content/facts/holidays/holidays.ts";
import { formatDays } from "#i18n/format-days.ts";
import type { Language } from "#i18n/languages.ts";

/** The years listed on the holidays page. Easter was looked up for both: 28 March, 16 April. */
export const movableYears = [2027, 2028] as const;

/** They depend on Easter; in the order of the year. */
export const movableHolidays = [
  "carnaval",
  "semana-santa",
  "temblores",
  "jueves-santo",
  "viernes-santo",
  "qoyllur-riti",
  "corpus",
] as const satisfies readonly HolidayId[];

/** The oldest first. */
export const newerHolidays = holidays
  .filter((holiday) => "since" in holiday)
  .toSorted((a, b) => a.since - b.since);

/** For example `23–25 May`. */
export function holidayDays(id: HolidayId, year: number, language: Language): string {
  const holiday = holidays.find((candidate) => candidate.id === id);
  if (!holiday) throw new Error(`No holiday is called ${id}`);
  const { from, to } = holidayDates(holiday, year);
  const days = formatDays(from, to, language);
  return days.from + days.dash + days.to;
}
