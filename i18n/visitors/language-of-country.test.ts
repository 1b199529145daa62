import { expect, test } from "vitest";
import { languageOfCountry } from "./language-of-country.ts";

test("Hungary gets Hungarian", () => {
  expect(languageOfCountry("HU")).toBe("hu");
});

test.each(["ES", "PE", "MX", "AR", "CO", "CL"])("%s gets Spanish", (country) => {
  expect(languageOfCountry(country)).toBe("es");
});

test.each(["US", "DE", "BO", "BR", "JP"])("%s, like every other country, gets English", (country) => {
  expect(languageOfCountry(country)).toBe("en");
});

test("a country that is not known gets the default language", () => {
  expect(languageOfCountry(null)).toBe("hu");
});
