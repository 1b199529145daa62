import { expect, test } from "vitest";
import { readSums } from "./read-sums.ts";

const read = (text: string) => readSums(text).map(({ currency, range }) => [currency, ...range]);

test.each([
  ["40–80\u00a0sol", [["pen", 40, 80]]],
  ["1 sol", [["pen", 1, 1]]],
  [
    "4500–6000\u00a0sol (70–100\u00a0dollár)",
    [
      ["pen", 4500, 6000],
      ["usd", 70, 100],
    ],
  ],
  ["12\u00a0000\u00a0sol", [["pen", 12_000, 12_000]]],
  [
    "US$1,200–1,500 and 3.50 soles",
    [
      ["usd", 1200, 1500],
      ["pen", 3.5, 3.5],
    ],
  ],
  [
    "US$\u00a070–100, 20 dólares",
    [
      ["usd", 70, 100],
      ["usd", 20, 20],
    ],
  ],
  ["S/ 40", [["pen", 40, 40]]],
] as const)("“%s” says its sums", (text, sums) => {
  expect(read(text)).toEqual(sums);
});

test.each(["40–80", "3399 m", "40 solar panels", "2 solos", "A$40", "in 2026", "a five-sol coin"])(
  "“%s” is no sum",
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

test("a sum is told with its place", () => {
  const text = "for 40–80 soles.";
  const [sum] = readSums(text);
  expect(text.slice(sum?.start, sum?.end)).toBe("40–80 soles");
});
