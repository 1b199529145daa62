import { expect, test } from "vitest";
import { languageCookie, storedLanguage } from "./stored-language.ts";

test.each([
  ["i18nextLng=es", "es"],
  ["theme=dark; i18nextLng=en; other=1", "en"],
  ["i18nextLng=en-US", "en"],
  ["i18nextLng=xx", null],
  ["i18nextLng=", null],
  ["i18nextLng=%E0%A4%A", null],
  ["xi18nextLng=es", null],
  ["", null],
  [null, null],
])("the choice in %j is %s", (cookies, language) => {
  expect(storedLanguage(cookies)).toBe(language);
});

test("what is stored can be read back", () => {
  expect(storedLanguage(languageCookie("es", { secure: true }))).toBe("es");
});

test("the cookie lasts a year on the whole site, on https only over https", () => {
  const cookie = "i18nextLng=hu; Max-Age=31536000; Path=/; SameSite=Lax";
  expect(languageCookie("hu", { secure: false })).toBe(cookie);
  expect(languageCookie("hu", { secure: true })).toBe(`${cookie}; Secure`);
});
