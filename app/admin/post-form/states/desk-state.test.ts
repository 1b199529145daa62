import { expect, test } from "vitest";
import { fieldsOf } from "#app/admin/post-form/post-fields.ts";
import { storedPost, storedText } from "#tests/support/samples/stored-post.ts";
import { deskStateOf, isAllPublished } from "./desk-state.ts";

const { slug: _, ...draft } = storedText({ title: "Téli túra" });

test("a post that was never touched at the desk is published where it has a text", () => {
  const desk = deskStateOf(storedPost());
  expect(desk.states).toEqual({ hu: "published", en: "published", es: "none" });
  expect(isAllPublished(desk)).toBe(true);
});

test("a draft over a published text is told, and is what the form works on", () => {
  const post = storedPost({
    states: { hu: "published", en: "published", es: "none" },
    drafts: { hu: draft },
  });
  const desk = deskStateOf(post);
  expect(desk.changed).toEqual(["hu"]);
  expect(isAllPublished(desk)).toBe(false);
  expect(fieldsOf(post)).toMatchObject({ "hu.title": "Téli túra", "en.title": "Hike" });
});

test.each(["draft", "unpublished", { at: "2027-01-05T08:00:00.000Z" }] as const)(
  "a language that is not public keeps the main button from publishing by the way: %o",
  (state) => {
    expect(
      isAllPublished(deskStateOf(storedPost({ states: { hu: "published", en: state, es: "none" } }))),
    ).toBe(false);
  },
);
