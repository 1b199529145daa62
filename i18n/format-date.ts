import { locales, type Language } from "./languages.ts";

/** For example `1 May 2025`; in UTC, so that server and browser agree. */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}

/** For example `January 2026` of `2026-01`. */
export function formatMonth(yearMonth: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${yearMonth}-01`));
}
