import { currenciesFor } from "#content/facts/records/readers.ts";
import type { Language } from "#i18n/languages.ts";
import type { Currency } from "./rates.ts";

/** The countries that readers choose as their own (`i18n/home-country`), by the money that is paid there. */
const countriesOf: Partial<Record<Currency, readonly string[]>> = {
  usd: ["us", "ec", "sv", "pa"],
  eur: ["eu", "ie", "es", "at", "hr", "sk", "si"],
  gbp: ["gb"],
  huf: ["hu"],
  ron: ["ro"],
  cad: ["ca"],
  aud: ["au"],
  mxn: ["mx"],
  brl: ["br"],
  ars: ["ar"],
  clp: ["cl"],
  cop: ["co"],
  uyu: ["uy"],
  pyg: ["py"],
};

/**
 * The money of a reader's own country; undefined where no rate of it is known, and where the language offers it to nobody.
 * @example homeCurrencyOf("mx", "es") // "mxn"
 */
export function homeCurrencyOf(country: string, language: Language): Currency | undefined {
  return currenciesFor[language].find((currency) => countriesOf[currency]?.includes(country));
}
