import { countries, defaultLanguage, languageElsewhere, languages, type Language } from "#i18n/languages.ts";

/** For a first visit; the default language if the country is unknown. */
export function languageOfCountry(country: string | null): Language {
  if (country === null) return defaultLanguage;
  return languages.find((language) => countries[language].includes(country)) ?? languageElsewhere;
}
