import { expect, test } from "vitest";
import type { Block } from "#content/guide-page.ts";
import { isNarrow, sectionRuns } from "./section-runs.ts";

const note: Block = { kind: "note", tone: "tip", title: "Tip", text: ["n".repeat(100)] };
const table: Block = { kind: "table", caption: "", head: [], rows: [] };
const heading: Block = { kind: "heading", text: "Part" };
const words = "w".repeat(300);

const shapeOf = (...args: Parameters<typeof sectionRuns>) =>
  sectionRuns(...args).map((run) => {
    if (run.kind === "wide") return "wide";
    const count = run.kind === "parts" ? run.parts.length : run.blocks.length;
    return `${run.kind} ${count}${run.note ? " + note" : ""}`;
  });

test("a note that ends the words goes to their margin", () => {
  expect(shapeOf([words, words, note, table, words])).toEqual(["words 2 + note", "wide", "words 1"]);
});

test("a note in the midst of words goes to the margin of those before it", () => {
  expect(shapeOf([words, note, words])).toEqual(["words 1 + note", "words 1"]);
});

test("a note that what stands before it is too short for takes a row", () => {
  expect(shapeOf(["short", note])).toEqual(["words 1", "wide"]);
  expect(shapeOf([table, note, words])).toEqual(["wide", "wide", "words 1"]);
});

test("short lines take more room than their letters", () => {
  const items = Array.from({ length: 6 }, (_, index) => `${index}`.repeat(20));
  expect(shapeOf([{ kind: "list", items }, note])).toEqual(["words 1 + note"]);
  expect(shapeOf([items.join(""), note])).toEqual(["words 1", "wide"]);
});

test("a note shares the margin with the section's facts if both fit", () => {
  const facts = [{ term: "Altitude", text: "m".repeat(150) }];
  expect(shapeOf([words, note], facts)).toEqual(["words 1", "wide"]);
  expect(shapeOf([words, words, note], facts)).toEqual(["words 2 + note"]);
});

test("short parts that follow one another stand side by side, a note in an odd one's empty place", () => {
  expect(shapeOf([words, heading, words, heading, words, words, note])).toEqual([
    "words 1",
    "parts 2",
    "wide",
  ]);
  const three = [heading, words, heading, words, heading, words];
  expect(shapeOf([...three, note, words])).toEqual(["parts 3 + note", "words 1"]);
  const list: Block = { kind: "terms", items: [] };
  expect(shapeOf([...three, list, note])).toEqual(["parts 3", "wide"]);
});

test("a part with something wide in it stands alone", () => {
  expect(shapeOf([heading, words, table, heading, words, heading, words])).toEqual([
    "words 2",
    "wide",
    "parts 2",
  ]);
  expect(shapeOf([heading, words])).toEqual(["words 2"]);
});

test("a section of words alone is narrow, one with a margin or something wide is not", () => {
  expect(isNarrow(sectionRuns([words, { kind: "list", items: [words] }, words]))).toBe(true);
  expect(isNarrow(sectionRuns([words, note]))).toBe(false);
  expect(isNarrow(sectionRuns([words, table]))).toBe(false);
  expect(isNarrow(sectionRuns([words, { kind: "terms", items: [] }]))).toBe(false);
});

test("nothing is lost and nothing changes its place", () => {
  const blocks = [words, heading, words, heading, words, note, table, words, note];
  const laidOut = sectionRuns(blocks).flatMap((run) => {
    if (run.kind === "wide") return [run.block];
    const own = run.kind === "parts" ? run.parts.flat() : run.blocks;
    return run.note ? [...own, run.note] : own;
  });
  expect(laidOut).toEqual(blocks);
});
