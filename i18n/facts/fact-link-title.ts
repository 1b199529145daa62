import { formatAge } from "#i18n/format-date.ts";
import type { Language } from "#i18n/languages.ts";

/** The question of the link to a fact's page, and of its form. */
export const noLongerTrue: Record<Language, string> = {
  hu: "Már nem igaz?",
  en: "Out of date? Tell us",
  es: "¿Desactualizado? Avísanos",
};

/** On hover, where a page says what a fact says: `December 2025. Out of date? Tell us` */
export function factLinkTitle(asOf: string, language: Language): string {
  return `${formatAge(asOf, language)}. ${noLongerTrue[language]}`;
}

/** Says how old the oldest part of a sum is that newer facts are part of too. */
export const oldestPart: Record<Language, (when: string) => string> = {
  hu: (when) => `a legrégebbi adat: ${when}`,
  en: (when) => `oldest part: ${when}`,
  es: (when) => `parte más antigua: ${when}`,
};
