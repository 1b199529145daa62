import { expect, test } from "vitest";
import { homeCountriesOf, homeCountryWords } from "./home-country-words.ts";
import { languages } from "#i18n/languages.ts";

test.each([
  ["en", "Passport", "Australia, New Zealand", ["au", "nz"]],
  ["en", "Passport", "EU (except Ireland)", ["eu"]],
  ["en", "From", "US, East and South", ["us"]],
  ["es", "País", "España y el resto de la UE, salvo Irlanda", ["es"]],
  ["es", "Desde", "Buenos Aires, Córdoba, Mendoza, Rosario, Salta", ["ar"]],
  ["hu", "Útlevél", "szerb, ukrán", ["rs", "ua"]],
  ["hu", "Útlevél", "más országé", []],
] as const)("in %s under %s the row “%s” is for %s", (language, head, name, homes) => {
  expect(homeCountriesOf(head, name, language)).toEqual(homes);
});

test("a table about places on the way is for nobody's country", () => {
  expect(homeCountriesOf("Where you change", "US", "en")).toEqual([]);
});

test.each(languages)("in %s no word stands for two countries", (language) => {
  const names = Object.values(homeCountryWords[language].countries).flat();
  expect(new Set(names).size).toBe(names.length);
});
