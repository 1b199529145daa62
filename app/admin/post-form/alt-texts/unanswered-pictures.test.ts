import { expect, test } from "vitest";
import { startForm, type FormState } from "#app/admin/post-form/store/form-state.ts";
import { keepDrafts, publishAll } from "#app/admin/post-form/states/save-intent.ts";
import { answerPictures, unansweredPictures } from "./unanswered-pictures.ts";

const img = (name: string, more = "", alt = "") => `<img src="https://a.test/${name}" alt="${alt}"${more}>`;
const text = `${img("a")}<p>x</p>${img("b", "", "tó")}${img("c", ' role="presentation"')}<figure>${img("d", ' width="4" height="3"')}<figcaption>y</figcaption></figure>`;

function form(changes: Partial<FormState> = {}): FormState {
  const started = startForm(null);
  const fields = { ...started.fields, "hu.title": "Cím", "hu.content": text, "en.content": img("e") };
  return { ...started, fields, ...changes };
}

const keys = (intent: Parameters<typeof unansweredPictures>[0], given = form()) =>
  unansweredPictures(intent, given).map(({ key, src }) => `${key} ${src}`);

test("pictures with neither a text nor the mark of a decoration are asked for, in what is published", () => {
  expect(keys(publishAll)).toEqual([
    "hu 0 https://a.test/a",
    "hu 1 https://a.test/d",
    "en 0 https://a.test/e",
  ]);
  expect(keys({ states: { en: { at: "2027-01-01T00:00:00Z" }, hu: "draft" } })).toEqual([
    "en 0 https://a.test/e",
  ]);
});

test("a draft is saved without asking", () => {
  expect(keys(keepDrafts)).toEqual([]);
});

test("a cover is asked for in each language that lacks its text, unless it was said to decorate", () => {
  const withCover = form({ cover: new Blob() });
  expect(keys({ states: { en: "published" } }, withCover)[0]).toBe("en cover null");
  const fields = { ...withCover.fields, "en.coverRole": "presentation" };
  expect(keys({ states: { en: "published" } }, { ...withCover, fields })).toEqual(["en 0 https://a.test/e"]);
});

test("answers are put at their pictures, and an empty one marks a decoration", () => {
  const given = form({ cover: new Blob() });
  const pictures = unansweredPictures({ states: { hu: "published" } }, given);
  const answers = { "hu cover": "Borító", "hu 0": 'A "tó"', "hu 1": "" };
  const changed = Object.fromEntries(answerPictures(given.fields, pictures, answers));
  expect(changed).toEqual({
    "hu.content": text
      .replace(img("a"), img("a", "", "A &quot;tó&quot;"))
      .replace(' alt="" width="4"', ' alt="" role="presentation" width="4"'),
    "hu.coverAlt": "Borító",
  });
  expect(answerPictures(given.fields, pictures, { ...answers, "hu cover": "" })).toContainEqual([
    "hu.coverRole",
    "presentation",
  ]);
  const answered = { ...given, fields: { ...given.fields, ...changed } };
  expect(unansweredPictures({ states: { hu: "published" } }, answered)).toEqual([]);
});
