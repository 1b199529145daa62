import { expect, test } from "vitest";
import { conflictingFields, mergeVersions, saversOf, type Versions } from "./merge-versions.ts";
import { emptyFields } from "#app/admin/post-form/store/post-fields.ts";

const base = { ...emptyFields("Anna"), "hu.title": "Túra", "hu.summary": "Rövid" };

function versions(changes: Partial<Versions>): Versions {
  const cover = { mine: false, theirs: false };
  return { base, mine: base, theirs: base, cover, mayWrite: () => true, ...changes };
}

test("only fields that both have changed, each otherwise, conflict", () => {
  const same = { ...base, "hu.title": "Hosszú túra" };
  expect(conflictingFields(versions({ mine: same, theirs: same }))).toEqual([]);
  expect(conflictingFields(versions({ mine: same }))).toEqual([]);
  expect(conflictingFields(versions({ theirs: same }))).toEqual([]);
  const other = { ...base, "hu.title": "Másik túra", "en.title": "Hike" };
  expect(conflictingFields(versions({ mine: same, theirs: other }))).toEqual(["hu.title"]);
});

test("what one side has changed is merged without a question", () => {
  const mine = { ...base, "hu.title": "Az enyém", author: "Béla" };
  const theirs = { ...base, "hu.title": "A másiké", "hu.summary": "Rövidebb", "en.title": "Hike" };
  const { fields } = mergeVersions(versions({ mine, theirs }));
  expect(fields).toEqual({ ...theirs, "hu.title": "Az enyém", author: "Béla" });
});

test("where both did, the chosen side is taken", () => {
  const mine = { ...base, "hu.title": "Az enyém", "hu.summary": "Enyém" };
  const theirs = { ...base, "hu.title": "A másiké", "hu.summary": "Másiké" };
  const cover = { mine: true, theirs: true };
  const { fields, keepsCover } = mergeVersions(
    versions({ mine, theirs, cover }),
    new Map([
      ["hu.title", "mine"],
      ["hu.summary", "theirs"],
      ["cover", "theirs"],
    ]),
  );
  expect([fields["hu.title"], fields["hu.summary"], keepsCover]).toEqual(["Az enyém", "Másiké", false]);
});

test("the cover conflicts only when both changed it", () => {
  expect(conflictingFields(versions({ cover: { mine: true, theirs: false } }))).toEqual([]);
  expect(conflictingFields(versions({ cover: { mine: true, theirs: true } }))).toEqual(["cover"]);
  expect(mergeVersions(versions({ cover: { mine: true, theirs: false } })).keepsCover).toBe(true);
  const asked = new Map([["hu.title" as const, "theirs" as const]]);
  expect(mergeVersions(versions({ cover: { mine: true, theirs: false } }), asked).keepsCover).toBe(true);
});

test("a description of the cover and that it only decorates are one decision", () => {
  const mine = { ...base, "hu.coverAlt": "Kék tó" };
  const theirs = { ...base, "hu.coverRole": "presentation" };
  expect(conflictingFields(versions({ mine, theirs }))).toEqual(["hu.coverAlt", "hu.coverRole"]);
});

test("nobody is asked about what they may not write: it stays as the others saved it", () => {
  const mine = { ...base, author: "Béla", "hu.title": "Enyém", "en.title": "Mine" };
  const theirs = { ...base, author: "Anna K.", "hu.title": "Annáé", "en.title": "Theirs" };
  const asked = versions({
    mine,
    theirs,
    cover: { mine: true, theirs: true },
    mayWrite: (field) => field.startsWith("en."),
  });
  expect(conflictingFields(asked)).toEqual(["en.title"]);
  expect(mergeVersions(asked)).toEqual({ fields: { ...theirs, "en.title": "Mine" }, keepsCover: false });
});

test("the stored text of a language is of whoever saved its newest revision", () => {
  const revisions = [
    { language: "hu", savedBy: "Béla" },
    { language: "en", savedBy: null },
    { language: "hu", savedBy: "Anna" },
  ] as const;
  expect(Object.fromEntries(saversOf(revisions))).toEqual({ hu: "Béla", en: null });
});
