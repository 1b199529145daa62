import { defaultLanguage, languages, type Language } from "./languages.ts";

/** ISO 3166-1 codes of the countries where each language is offered. */
const countries: Record<Language, readonly string[]> = {
  hu: ["HU"],
  en: [],
  es: ["ES", "PE", "MX", "AR", "CO", "CL"],
};

const languageElsewhere: Language = "en";

/** For a first visit; the default language if the country is unknown. */
export function languageOfCountry(country: string | null): Language {
  if (country === null) return defaultLanguage;
  return languages.find((language) => countries[language].includes(country)) ?? languageElsewhere;
}
