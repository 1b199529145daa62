import { clocks, locales, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";

const dayFormat = memoize(
  (language: Language) => new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }),
);

const monthFormat = memoize(
  (language: Language) =>
    new Intl.DateTimeFormat(locales[language], { year: "numeric", month: "long", timeZone: "UTC" }),
);

/** For example `1 May 2025`; in UTC, so that server and browser agree. */
export function formatDate(iso: string, language: Language): string {
  return dayFormat(language).format(new Date(iso));
}

const weekdayFormat = memoize(
  (language: Language) => new Intl.DateTimeFormat(locales[language], { weekday: "long", timeZone: "UTC" }),
);

/** @param weekday 0 is Sunday */
export function formatWeekday(weekday: number, language: Language): string {
  // The fourth of January 1970 was a Sunday.
  return weekdayFormat(language).format(new Date(Date.UTC(1970, 0, 4 + weekday)));
}

/** For example `January 2026` of `2026-01`. */
export function formatMonth(yearMonth: string, language: Language): string {
  return monthFormat(language).format(new Date(`${yearMonth}-01`));
}

/** How much is known of when something was checked: `2019`, `January 2026` or `23 November 2026`. */
export function formatAge(asOf: string, language: Language): string {
  if (asOf.length === 4) return asOf;
  return asOf.length === 7 ? formatMonth(asOf, language) : formatDate(asOf, language);
}

/**
 * A time of day: `17:30` as it is, or by the twelve-hour clock, which British and American readers share.
 * @example formatTime("17:30", "en") // "5:30 pm"
 */
export function formatTime(time: `${number}:${number}`, language: Language): string {
  if (clocks[language] === 24) return time;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown}\u00a0${hours < 12 ? "am" : "pm"}`;
}
