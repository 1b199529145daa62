import type { Language } from "#i18n/languages.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { hu, type HomeCountryWords } from "./hu.ts";

/** The words about a reader's own country, for the tables that have a row for it. */
export const homeCountryWords: Record<Language, HomeCountryWords> = { hu, en, es };

/**
 * The countries that a row of such a table is for, by the name of the row; none in any other table.
 * @example homeCountriesOf("Passport", "Australia, New Zealand", "en") // ["au", "nz"]
 */
export function homeCountriesOf(head: string, name: string, language: Language): string[] {
  const { heads, separator, countries } = homeCountryWords[language];
  if (!heads.includes(head)) return [];
  const called = name.split(separator);
  return Object.entries(countries)
    .filter(([, names]) => names.some((one) => called.includes(one)))
    .map(([country]) => country);
}
