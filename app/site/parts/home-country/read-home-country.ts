import { homeCountryKey } from "#i18n/home-country/home-country-key.ts";

/** Nothing is where the browser refuses access to the storage: the country is unknown, as where none was chosen. */
export function readHomeCountry(): string {
  try {
    return localStorage.getItem(homeCountryKey) ?? "";
  } catch {
    return "";
  }
}
