import { expect, test } from "vitest";
import { firstWords } from "./first-words.ts";

test("a short text stays whole, on one line", () => {
  expect(firstWords("  Szia!\n\nMikor   érdemes menni? ")).toBe("Szia! Mikor érdemes menni?");
});

test("a long text is cut after a word", () => {
  expect(firstWords("one two three", 9)).toBe("one two…");
  expect(firstWords("one two three", 7)).toBe("one two…");
});

test("a word without an end is cut within, but no character is", () => {
  expect(firstWords("🦙".repeat(50), 40)).toBe(`${"🦙".repeat(40)}…`);
});
