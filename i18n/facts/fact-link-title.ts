import { formatAge } from "#i18n/format/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { noLongerTrue } from "#i18n/short-words/short-words.ts";

/** On hover, where a page says what a fact says: `December 2025. Out of date? Tell us` */
export function factLinkTitle(asOf: string, language: Language): string {
  return `${formatAge(asOf, language)}. ${noLongerTrue[language]}`;
}
