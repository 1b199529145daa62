import { expect, test } from "vitest";
import { reduceForm, startForm, type FormState } from "#app/admin/post-form/store/form-state.ts";
import type { FieldName } from "#app/admin/post-form/store/post-fields.ts";
import { storedPost, storedText, type PostChanges } from "#tests/support/samples/stored-post.ts";
import {
  isChosenAtFirst,
  isPlain,
  isRemarkable,
  languagesToPublish,
  lookAt,
  plainIntent,
  type LookFacts,
} from "./last-look.ts";

const draftOf = (title: string) => {
  const { slug: _, ...text } = storedText({ title, content: "<p>Texto</p>" });
  return text;
};

function openForm(post: PostChanges | null, written: Partial<Record<FieldName, string>> = {}): FormState {
  const opened = startForm(
    post && storedPost({ states: { hu: "published", en: "published", es: "none" }, ...post }),
  );
  return Object.entries(written).reduce(
    (form, [name, value]) => reduceForm(form, { type: "written", name: name as FieldName, value }),
    opened,
  );
}

const plainIn = (form: FormState, isNew = false) =>
  languagesToPublish(form).filter((language) => isPlain(form, language, isNew));

/** Spanish is a draft by a translator. */
const translated = {
  drafts: { es: draftOf("Caminata") },
  states: { hu: "published", en: "published", es: "draft" },
} as const;

const facts: LookFacts = {
  username: "Anna",
  others: [
    { username: "Béla", language: "es", since: "2025-01-01T10:00:00.000Z" },
    { username: "Anna", language: "hu", since: "2025-01-01T10:00:00.000Z" },
  ],
  revisions: [
    { language: "es", savedBy: "Béla" },
    { language: "es", savedBy: "Anna" },
  ],
};

test("the main button updates what was changed here, and nothing else", () => {
  const form = openForm({}, { "hu.title": "Téli túra" });
  expect(languagesToPublish(form)).toEqual(["hu"]);
  expect(plainIn(form)).toEqual(["hu"]);
  expect(plainIntent(form, false)).toEqual({ states: { hu: "published" }, leaves: true });
  expect(plainIntent(openForm({}, { author: "Béla" }), false)).toEqual({ states: {}, leaves: true });
});

test("another cover is one for the readers of every language", () => {
  const form = reduceForm(openForm({}), { type: "cover chosen", cover: new Blob() });
  expect(plainIntent(form, false).states).toEqual({ hu: "published", en: "published" });
});

test("a draft is asked about, with whose it is and who has it open, and is not chosen", () => {
  const form = openForm(translated, { "hu.title": "Téli túra" });
  expect(languagesToPublish(form)).toEqual(["hu", "es"]);
  expect(plainIn(form)).toEqual(["hu"]);
  const row = lookAt(form, "es", facts);
  expect(row).toEqual({
    language: "es",
    isChanged: false,
    draft: { by: "Béla" },
    hasText: true,
    isCopy: false,
    openBy: ["Béla"],
  });
  expect(isRemarkable(row, "Anna")).toBe(true);
  expect(isChosenAtFirst(row, form, facts, false)).toBe(false);
  expect(isChosenAtFirst(lookAt(form, "hu", facts), form, facts, false)).toBe(true);
});

test("a draft by somebody else that was changed here on top is asked about too", () => {
  const drafts = { hu: draftOf("Béla túrája") };
  expect(plainIn(openForm({ drafts }, { "hu.title": "Téli túra" }))).toEqual([]);
});

test("a text that is still the source's, or none, is never published without a question", () => {
  const copied = reduceForm(openForm({}), { type: "copied", from: "hu", to: "es" });
  expect(plainIn(copied)).toEqual([]);
  expect(lookAt(copied, "es")).toMatchObject({ isCopy: true, isChanged: true });
  const titled = openForm({}, { "es.title": "Caminata" });
  expect(languagesToPublish(titled)).toEqual(["es"]);
  expect(isRemarkable(lookAt(titled, "es"), "Anna")).toBe(true);
});

test("a new post follows the same rule: only what has a text goes out without a question", () => {
  const form = openForm(null, { "hu.title": "Túra", "hu.content": "<p>Szöveg</p>", "es.title": "A medias" });
  expect(languagesToPublish(form)).toEqual(["hu", "es"]);
  expect(plainIn(form, true)).toEqual(["hu"]);
  expect(plainIn(openForm(null, { "hu.title": "Túra" }), true)).toEqual([]);
});

test("a new language is a choice, with one's own words chosen; of a post without readers one's own drafts are", () => {
  const fresh = openForm({}, { "es.title": "Caminata", "es.content": "<p>Texto</p>" });
  expect(plainIn(fresh)).toEqual([]);
  expect(isChosenAtFirst(lookAt(fresh, "es"), fresh, facts, false)).toBe(true);
  const own = { ...facts, others: [], revisions: [{ language: "es" as const, savedBy: "Anna" }] };
  const among = openForm(translated);
  expect(isChosenAtFirst(lookAt(among, "es", own), among, own, false)).toBe(false);
  const alone = openForm({
    ...translated,
    translations: {},
    states: { hu: "none", en: "none", es: "draft" },
  });
  expect(isChosenAtFirst(lookAt(alone, "es", own), alone, own, false)).toBe(true);
});

test("what is scheduled or withdrawn is not published by the way, only where there is nothing else", () => {
  const moment = { at: "2027-01-05T08:00:00.000Z" };
  const states = { hu: "published", en: moment, es: "unpublished" } as const;
  const form = openForm({ states, drafts: { es: draftOf("Caminata") } }, { "en.title": "Other" });
  expect(languagesToPublish(form)).toEqual([]);
  const scheduled = openForm({
    states: { hu: "none", en: moment, es: "none" },
    translations: {},
    drafts: { en: draftOf("Hike") },
  });
  expect(languagesToPublish(scheduled)).toEqual(["en"]);
});
