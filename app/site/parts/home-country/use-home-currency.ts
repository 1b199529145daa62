import { useSyncExternalStore } from "react";
import { homeCurrencyOf } from "#content/money/home-currency.ts";
import type { Currency } from "#content/money/rates.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { readHomeCountry } from "./read-home-country.ts";

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
