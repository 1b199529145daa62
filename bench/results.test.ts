import { expect, test } from "vitest";
import type { Measure } from "./measure.ts";
import { formatResults, formatSummary, parseResults, replaceMarked, type PartResults } from "./results.ts";

const kept: Measure = { subject: "home", what: "FCP", values: [0.8], unit: "s", limit: { atMost: 0.9 } };
const broken: Measure = { subject: "feed", what: "growth", values: [3], unit: "×", limit: { atMost: 2 } };

const partWith = (measures: Measure[], notes: string[] = []): PartResults => ({
  date: "2026-11-22T15:00:00.000Z",
  machine: "2 cores",
  measures,
  notes,
});

test("each part that has been run is a section with its day, its machine, its table and what was complained of", () => {
  const text = formatResults({
    scale: partWith([broken]),
    pages: partWith([kept], ["home in en: link-text"]),
  });
  expect(text.match(/^## .*/gm)).toEqual(["## Pages in the browser", "## Many posts"]);
  expect(text).toContain("2026-11-22, 2 cores.");
  expect(text).toMatch(/\| home +\| FCP +\| 0\.80 s/);
  expect(text).toContain("- home in en: link-text");
});

test("the summary counts the limits that hold and says where the others are", () => {
  const summary = formatSummary({ pages: partWith([kept]), scale: partWith([broken]) });
  expect(summary).toBe("1 of 2 limits hold (2026-11-22); `bench/results.md` marks the others.");
  expect(formatSummary({ pages: partWith([kept]) })).toBe("1 of 1 limits hold (2026-11-22).");
});

test("a text is put between the marks of a document, in place of what stood there", () => {
  const document = "a\n<!-- written by npm run bench -->\nold\n<!-- end -->\nz\n";
  expect(replaceMarked(document, "new")).toBe(
    "a\n<!-- written by npm run bench -->\n\nnew\n\n<!-- end -->\nz\n",
  );
  expect(() => replaceMarked("no marks", "new")).toThrow("marks");
});

test("what could not be measured is still so after it was written and read", () => {
  const results = { server: partWith([{ ...kept, values: [Number.NaN, 2] }]) };
  expect(parseResults(JSON.stringify(results))).toEqual(results);
});
