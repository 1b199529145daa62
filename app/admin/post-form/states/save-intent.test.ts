import { expect, test } from "vitest";
import { reduceForm, startForm, type FormState } from "#app/admin/post-form/store/form-state.ts";
import type { FieldName } from "#app/admin/post-form/store/post-fields.ts";
import { storedPost, storedText } from "#tests/support/samples/stored-post.ts";
import {
  keepDrafts,
  missingFor,
  partsToSend,
  publishAll,
  publishNew,
  readyLanguages,
} from "./save-intent.ts";

const moment = "2027-01-05T08:00:00.000Z";

/** Hungarian is published, English scheduled, Spanish withdrawn. */
function openForm(written: Partial<Record<FieldName, string>> = {}): FormState {
  const { slug: _, ...es } = storedText({ title: "Caminata", content: "<p>Español</p>" });
  const opened = startForm(
    storedPost({ states: { hu: "published", en: { at: moment }, es: "unpublished" }, drafts: { es } }),
  );
  return Object.entries(written).reduce(
    (form, [name, value]) => reduceForm(form, { type: "written", name: name as FieldName, value }),
    opened,
  );
}

test("the main button sends every text and names no state", () => {
  const { post, states } = partsToSend(publishAll, openForm());
  expect(Object.keys(post.translations)).toEqual(["hu", "en", "es"]);
  expect(states).toBeUndefined();
});

test("a language that is neither named nor changed is not sent", () => {
  const { post, states } = partsToSend({ states: { en: "published" } }, openForm());
  expect(Object.keys(post.translations)).toEqual(["en"]);
  expect(states).toEqual({ en: "published" });
});

test("changes of other languages are saved, and stay as public as they were", () => {
  const form = openForm({ "hu.title": "Más", "en.title": "Other", "es.title": "Otro" });
  const { post, states } = partsToSend(keepDrafts, form);
  expect(post.translations.es?.title).toBe("Otro");
  expect(states).toEqual({ hu: "draft", en: { at: moment }, es: "unpublished" });
});

test("a note that stands as it was stored is not sent once more, an emptied one is", () => {
  const opened = startForm(storedPost({ notes: { hu: "Új busz." } }));
  expect(partsToSend(publishAll, opened).post.translations.hu).not.toHaveProperty("note");
  const emptied = reduceForm(opened, { type: "written", name: "hu.note", value: "" });
  expect(partsToSend(publishAll, emptied).post.translations.hu).toMatchObject({ note: "" });
});

test("a title is missed where something is published, and only there", () => {
  const form = openForm({ "es.title": " ", "hu.summary": "" });
  expect(missingFor(keepDrafts, form)).toEqual([]);
  expect(missingFor({ states: { es: "unpublished" } }, form)).toEqual([]);
  expect(missingFor({ states: { es: "published" } }, form)).toEqual(["es.title"]);
  expect(missingFor({ states: { es: { at: moment } } }, form)).toEqual(["es.title"]);
  expect(missingFor({ states: { hu: "published" }, leaves: true }, form)).toEqual(["hu.summary"]);
});

test("a published text that was emptied is not taken from its readers by saving a draft", () => {
  const form = openForm({ "hu.title": "", "hu.summary": "", "hu.content": "" });
  expect(missingFor(keepDrafts, form)).toEqual(["hu.title"]);
});

test("a new post needs a word somewhere before it is kept", () => {
  const form = reduceForm(startForm(null), { type: "written", name: "author", value: "Anna" });
  expect(missingFor(keepDrafts, form)).toEqual(["hu.title"]);
  const written = reduceForm(form, { type: "written", name: "es.content", value: "<p>Una idea</p>" });
  expect(missingFor(keepDrafts, written)).toEqual([]);
});

test("a new post is published in the languages that it has, also without the default one", () => {
  const form = reduceForm(startForm(null), { type: "written", name: "es.title", value: "Una idea" });
  const intent = publishNew(form.fields);
  expect(intent.states).toEqual({ es: "published" });
  expect(missingFor(intent, form)).toEqual(["author", "es.summary"]);
});

test("languages with a title can be scheduled", () => {
  expect(readyLanguages(openForm({ "en.title": "" }).fields)).toEqual(["hu", "es"]);
});
