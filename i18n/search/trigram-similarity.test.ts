import { expect, test } from "vitest";
import { plainWords, trigramSimilarity } from "./trigram-similarity.ts";

test("the same word is wholly alike, and words without a common piece not at all", () => {
  expect(trigramSimilarity("clima", "clima")).toBe(1);
  expect(trigramSimilarity("clima", "huszt")).toBe(0);
});

test("a missing letter leaves words more alike than another word is", () => {
  expect(trigramSimilarity("idojras", "idojaras")).toBeGreaterThan(0.5);
  expect(trigramSimilarity("idojras", "tortenelem")).toBeLessThan(0.2);
});

test("a text's words have no accents, no capitals and no hyphens", () => {
  expect(plainWords("Perui Időjárás: top-10")).toEqual(["perui", "idojaras", "top", "10"]);
});
