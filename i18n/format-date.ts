import { locales, type Language } from "./languages.ts";
import { memoize } from "./memoize.ts";

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

/** For example `January 2026` of `2026-01`. */
export function formatMonth(yearMonth: string, language: Language): string {
  return monthFormat(language).format(new Date(`${yearMonth}-01`));
}
