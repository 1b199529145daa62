import { expect, test } from "vitest";
import { formatLanguage } from "./format-language.ts";
import { languages } from "#i18n/languages.ts";

test.each([
  ["hu", ["magyar", "angol", "spanyol"]],
  ["en", ["Hungarian", "English", "Spanish"]],
  ["es", ["húngaro", "inglés", "español"]],
] as const)("the languages are named in %s", (language, names) => {
  expect(languages.map((named) => formatLanguage(named, language))).toEqual(names);
});
