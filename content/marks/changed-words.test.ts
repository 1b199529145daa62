import { expect, test } from "vitest";
import { changedWords, wordsIn } from "./changed-words.ts";

test.each([
  ["a b c", "a b c", []],
  ["from 40 soles", "from 50 soles", [[1, 2]]],
  [
    "on 4 April 2025, and 7",
    "on 5 May 2026, and 9",
    [
      [1, 4],
      [5, 6],
    ],
  ],
  ["one day late", "3 days and a half late", [[0, 2]]],
  ["a 1 b 1 c", "a 1 b 2 c", [[3, 4]]],
  [
    "**163**: 1 May (from 3)",
    "**491**: 2 June (from 11)",
    [
      [0, 1],
      [1, 3],
      [4, 5],
    ],
  ],
  [
    "el 3 de junio de 2026, y 7",
    "el 4 de julio de 2027, y 9",
    [
      [1, 6],
      [7, 8],
    ],
  ],
  ["a b", "a x b", []],
] as const)("%j beside %j: %j", (text, other, spans) => {
  expect(changedWords(wordsIn(text), wordsIn(other))).toEqual(spans);
});
