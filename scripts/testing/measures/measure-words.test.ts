import { expect, test } from "vitest";
import { commentFragments, countWords, glossaryNames, isSpoken, longSubjects } from "./measure-words.ts";

test.each([
  ["/** Of one account. */", 1],
  ["  // As the server answers.", 1],
  ["/** In bytes. */", 1],
  ["{/* Who wrote it. */}", 1],
  ["/**\n * What a reader asks,\n * at length.\n */", 1],
  ["/** The bytes of one account. */", 0],
  ["// In development the first one replaces modules.", 0],
  ["/** In a fixed order, because two transactions could wait for one another. */", 1],
  ["// Told once.\n// Of this many, some are refused.", 1],
  ["/** Told once. What is lost is named. */", 1],
  ["/** In the shape of the default, without what says how old it is. */", 1],
  ["/** In the order in which they are tried. */", 1],
  ["// In a list the first one stands alone.", 0],
  ['const text = "Of one account.";', 0],
])("%s", (source, count) => {
  expect(commentFragments("a.ts", source)).toHaveLength(count);
});

test("a fragment is told with its place", () => {
  expect(commentFragments("a.ts", "\n/** Of one account. */")).toEqual(["a.ts:2: Of one account."]);
});

test("drawings and migrations are left out", () => {
  const paths = ["app/root.tsx", "app/ui/base.css", "art/draw.ts", "docs/a.md"];
  expect(paths.filter(isSpoken)).toEqual(["app/root.tsx", "app/ui/base.css"]);
});

test("words are what stands between spaces", () => {
  expect(countWords(" one,  two\n| three ")).toBe(4);
});

test("a glossary's names are counted, and those that it has twice are found", () => {
  const glossary =
    "# Words\n\n- **Stay** (a; b): days\n- **leg** (a; b): a ride\n- **stay** (a; b): nights\n";
  expect(glossaryNames(glossary)).toEqual({ names: ["stay", "leg", "stay"], doubles: ["stay"] });
});

test("a commit's subject may have 72 characters", () => {
  const [fits, long] = ["x".repeat(72), "x".repeat(73)];
  expect(longSubjects(`a1 ${fits}\nb2 ${long}\n`)).toEqual([`b2 ${long}`]);
});
