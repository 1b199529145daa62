import { expect, test } from "vitest";
import { conflictingFields, mergeVersions, proposedSides, type Versions } from "./merge-versions.ts";
import { emptyFields } from "#app/admin/post-form/post-fields.ts";

const base = { ...emptyFields("Anna"), "hu.title": "Túra", "hu.summary": "Rövid" };

function versions(changes: Partial<Versions>): Versions {
  return { base, mine: base, theirs: base, cover: { mine: false, theirs: false }, ...changes };
}

test("only fields that differ conflict", () => {
  const same = { ...base, "hu.title": "Hosszú túra" };
  expect(conflictingFields(versions({ mine: same, theirs: same }))).toEqual([]);
  expect(conflictingFields(versions({ mine: same }))).toEqual(["hu.title"]);
});

test("the side that changed a field is proposed; where both did, mine", () => {
  const mine = { ...base, "hu.title": "Az enyém", author: "Béla" };
  const theirs = { ...base, "hu.title": "A másiké", "hu.summary": "Rövidebb" };
  expect([...proposedSides(versions({ mine, theirs }))]).toEqual([
    ["author", "mine"],
    ["hu.title", "mine"],
    ["hu.summary", "theirs"],
  ]);
});

test("the cover conflicts only when both changed it", () => {
  expect(conflictingFields(versions({ cover: { mine: true, theirs: false } }))).toEqual([]);
  expect(conflictingFields(versions({ cover: { mine: true, theirs: true } }))).toEqual(["cover"]);
});

test("the merged version takes each field from the chosen side", () => {
  const mine = { ...base, "hu.title": "Az enyém", "hu.summary": "Enyém" };
  const theirs = { ...base, "hu.title": "A másiké", "hu.summary": "Másiké" };
  const merged = mergeVersions(
    { mine, theirs },
    new Map([
      ["hu.title", "mine"],
      ["hu.summary", "theirs"],
      ["cover", "mine"],
    ]),
  );
  expect([merged["hu.title"], merged["hu.summary"]]).toEqual(["Az enyém", "Másiké"]);
});
