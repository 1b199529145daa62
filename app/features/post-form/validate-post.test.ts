import { expect, test } from "vitest";
import { storedPost } from "#tests/support/stored-post.ts";
import { emptyFields, fieldsOf } from "./post-fields.ts";
import { flawedTitles, validateChange } from "./validate-post.ts";

test("a changed post needs author, titles and summaries, but no content", () => {
  expect(Object.keys(validateChange(emptyFields()))).toEqual([
    "author",
    "hu.title",
    "hu.summary",
    "en.title",
    "en.summary",
    "es.title",
    "es.summary",
  ]);
});

test("a title of spaces is missing", () => {
  const fields = { ...fieldsOf(storedPost()), "es.title": " ", "es.summary": "Breve" };
  const flaws = validateChange(fields);
  expect(flaws).toEqual({ "es.title": { kind: "empty" } });
  expect(flawedTitles(flaws)).toEqual(["es.title"]);
});

test("a missing summary is not a missing title", () => {
  const fields = { ...fieldsOf(storedPost()), "es.title": "Caminata" };
  expect(flawedTitles(validateChange(fields))).toEqual([]);
});
