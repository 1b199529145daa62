import { timeFormat } from "#i18n/format/time-format.ts";
import type { Language } from "#i18n/languages.ts";

/** For example `28 November 2026 at 11:00`: in Budapest, because nobody knows where the reader is. */
export function formatForAll(iso: string, language: Language): string {
  return timeFormat(language, { dateStyle: "long", timeZone: "Europe/Budapest" }).format(new Date(iso));
}
