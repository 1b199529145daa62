import { locales, type Language } from "#i18n/languages.ts";

/** For example `28 November 2026 at 11:00`: in Budapest, because nobody knows where the reader is. */
export function formatForAll(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Budapest",
  });
  return format.format(new Date(iso));
}
