import { expect, test } from "vitest";
import { homeCountryWords } from "#i18n/home-country/home-country-words.ts";
import { languages } from "#i18n/languages.ts";
import { homeCurrencyOf } from "./home-currency.ts";

test.each([
  ["us", "en", "usd"],
  ["gb", "en", "gbp"],
  ["ie", "en", "eur"],
  ["es", "es", "eur"],
  ["mx", "es", "mxn"],
  ["ec", "es", "usd"],
  ["hu", "hu", "huf"],
] as const)("who is at home in %s counts in %s in %s", (country, language, currency) => {
  expect(homeCurrencyOf(country, language)).toBe(currency);
});

test("of a country whose rate no source tells nothing is known", () => {
  expect(homeCurrencyOf("ve", "es")).toBeUndefined();
  expect(homeCurrencyOf("", "en")).toBeUndefined();
});

test.each(languages)("in %s a currency that is offered is somebody's own, or a reserve", (language) => {
  const own = Object.keys(homeCountryWords[language].countries).map((country) =>
    homeCurrencyOf(country, language),
  );
  expect(own.filter((currency) => currency !== undefined).length).toBeGreaterThan(3);
});
