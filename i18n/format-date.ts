import { locales, type Language } from "./languages.ts";

/** A day in words, for example `1 May 2025`; the same on the server and in every browser (UTC). */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}

/** A month in words, for example `January 2026` of `2026-01`. */
export function formatMonth(yearMonth: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${yearMonth}-01`));
}
