import { expect, test } from "vitest";
import {
  differingFields,
  emptyFields,
  fieldsOf,
  isStarted,
  textIn,
  textNames,
  textOf,
  writtenPostOf,
} from "./post-fields.ts";
import { storedPost } from "#tests/support/samples/stored-post.ts";

test("an old post without translations gives its text to all three languages", () => {
  const old = storedPost({ title: "Cím", summary: "Röviden", content: "<p>Szöveg</p>", translations: {} });
  const fields = fieldsOf(old);
  expect([fields["hu.title"], fields["en.title"], fields["es.summary"]]).toEqual(["Cím", "Cím", "Röviden"]);
  expect(fields["es.content"]).toBe("<p>Szöveg</p>");
});

test("a post with some translations keeps the others empty", () => {
  const fields = fieldsOf(storedPost());
  expect([fields["hu.title"], fields["en.title"], fields["es.title"]]).toEqual(["Őszi túra", "Hike", ""]);
});

test("what is sent is the post in three languages", () => {
  const fields = { ...fieldsOf(storedPost()), "es.coverAlt": "Un camino" };
  const { author, category, translations } = writtenPostOf(fields);
  expect({ author, category }).toEqual({ author: "Anna", category: "Discovery" });
  const empty = Object.fromEntries(textNames.map((name) => [name, ""]));
  expect(translations.es).toEqual({ ...empty, coverAlt: "Un camino" });
});

test("space at the ends is no difference", () => {
  const fields = emptyFields("Anna");
  expect(differingFields(fields, { ...fields, author: " Anna " })).toEqual([]);
  expect(differingFields(fields, { ...fields, "en.title": "Hike", author: "Béla" })).toEqual([
    "author",
    "en.title",
  ]);
});

test("a picture alone begins a translation", () => {
  const picture = { ...emptyFields(), "es.content": '<img src="/media/a/1280.jpeg" alt="">' };
  expect(isStarted(picture, "es")).toBe(true);
});

test("a field knows its language", () => {
  expect(textOf("en.coverAlt")).toEqual({ language: "en", name: "coverAlt" });
  expect(textOf("author")).toBeNull();
});

test("a cover that only decorates is sent without words, and begins no translation", () => {
  const decorates = { ...emptyFields(), "es.coverRole": "presentation" };
  expect(isStarted(decorates, "es")).toBe(false);
  const changedMind = { ...decorates, "es.coverAlt": "Un camino" };
  expect(textIn(changedMind, "es")).toMatchObject({ coverAlt: "", coverRole: "presentation" });
});
