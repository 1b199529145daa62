import { useSyncExternalStore } from "react";
import { homeCurrencyOf } from "#content/money/home-currency.ts";
import type { Currency } from "#content/money/rates.ts";
import { homeCountryKey } from "#i18n/home-country/home-country-key.ts";
import { useLanguage } from "#i18n/page-language.tsx";

/**
 * The money of the country that the reader chose on any page; undefined without one, and on the server: a page is the same
 * for everybody, and the device alone knows the country.
 */
export function useHomeCurrency(): Currency | undefined {
  const language = useLanguage();
  const country = useSyncExternalStore(listenToOtherTabs, readHomeCountry, () => "");
  return homeCurrencyOf(country, language);
}

function listenToOtherTabs(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** Nothing is where the browser refuses access to the storage. */
function readHomeCountry(): string {
  try {
    return localStorage.getItem(homeCountryKey) ?? "";
  } catch {
    return "";
  }
}
