import { expect, test } from "vitest";
import type { PhraseEntry } from "#content/phrases/phrase.ts";
import { createPhraseMatcher, filterSections } from "./matches-phrase.ts";

const toilet: PhraseEntry = {
  id: "toilet",
  text: "¿Dónde está el baño?",
  language: "es",
  meaning: "Hol van a mosdó?",
};

test.each([
  ["bano", true],
  ["BAÑO donde", true],
  ["mosdo", true],
  ["mos", true],
  ["osdo", false],
  ["baño taxi", false],
  ["wc", true],
  ["hol a vécé", true],
  ["mosdóhoz", true],
  ["taxihoz", false],
  [" ¿? ", true],
])("the query %j finds the toilet: %s", (query, isFound) => {
  expect(createPhraseMatcher(query, "hu")(toilet)).toBe(isFound);
});

test("a section in which nothing is found is left out, and without a query all are there", () => {
  const sections = [
    { situation: "directions" as const, entries: [toilet] },
    {
      situation: "time" as const,
      entries: [{ ...toilet, id: "hour", text: "¿Qué hora es?", meaning: "Hány óra?" }],
    },
  ];
  expect(filterSections(sections, "hora", "hu").map(({ situation }) => situation)).toEqual(["time"]);
  expect(filterSections(sections, "  ", "hu")).toEqual(sections);
});
