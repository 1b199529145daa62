import { expect, test } from "vitest";
import { writtenLanguages } from "./written-languages.ts";

const text = (title: string) => ({ title, summary: "", slug: "" });

test("a language counts as written once it has a title", () => {
  expect(
    writtenLanguages({ translations: { hu: text("Túra"), en: text(""), es: text("Caminata") } }),
  ).toEqual(["hu", "es"]);
});

test("a post without translations was written in Hungarian", () => {
  expect(writtenLanguages({ translations: {} })).toEqual(["hu"]);
});
