import { defaultLanguage, type Language } from "./languages.ts";

const languagesByCountry: Partial<Record<string, Language>> = {
  HU: "hu",
  ES: "es",
  PE: "es",
  MX: "es",
  AR: "es",
  CO: "es",
  CL: "es",
};

/**
 * The language that a first visitor from a country is offered: English from any that the list does not name.
 *
 * @param country ISO 3166-1, two capital letters; null when it is not known, which gives the default language
 */
export function languageOfCountry(country: string | null): Language {
  return country === null ? defaultLanguage : (languagesByCountry[country] ?? "en");
}
