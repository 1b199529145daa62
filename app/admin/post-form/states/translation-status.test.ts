import { expect, test } from "vitest";
import { fieldsOf } from "#app/admin/post-form/store/post-fields.ts";
import { storedPost, storedText } from "#tests/support/samples/stored-post.ts";
import { translationStatusOf, isAllPublished } from "./translation-status.ts";

const { slug: _, ...draft } = storedText({ title: "Téli túra" });

test("a post that was never touched in the admin area is published where it has a text", () => {
  const status = translationStatusOf(storedPost());
  expect(status.states).toMatchObject({ hu: "published", en: "published", es: "none" });
  expect(isAllPublished(status)).toBe(true);
});

test("a draft over a published text is told, and is what the form works on", () => {
  const post = storedPost({
    states: { hu: "published", en: "published", es: "none" },
    drafts: { hu: draft },
  });
  const status = translationStatusOf(post);
  expect(status.changed).toEqual(["hu"]);
  expect(isAllPublished(status)).toBe(false);
  expect(fieldsOf(post)).toMatchObject({ "hu.title": "Téli túra", "en.title": "Hike" });
});

test("readers have the text that is to be replaced at its time", () => {
  const { en: _en, ...translations } = storedPost().translations;
  const at = "2027-01-05T08:00:00.000Z";
  const states = { hu: { at }, en: { at }, es: "draft" } as const;
  expect(translationStatusOf(storedPost({ translations, states })).read).toEqual(["hu"]);
});

test.each(["draft", "unpublished", { at: "2027-01-05T08:00:00.000Z" }] as const)(
  "a language that is not public keeps the main button from publishing by the way: %o",
  (state) => {
    expect(
      isAllPublished(translationStatusOf(storedPost({ states: { hu: "published", en: state, es: "none" } }))),
    ).toBe(false);
  },
);

test("a new post begins in the language of whoever writes it, and has none of its own until then", () => {
  expect(translationStatusOf(null, "es").sourceLanguage).toBe("es");
  expect(translationStatusOf(storedPost({ sourceLanguage: "en" }), "es").sourceLanguage).toBe("en");
});
