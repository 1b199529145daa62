import { expect, test } from "vitest";
import type { Line } from "#content/documents/line.ts";
import type { Block } from "#content/guide-page.ts";
import { isNarrow, layoutGroups } from "./layout-groups.ts";

const note: Block = { kind: "note", tone: "tip", title: "Tip", text: ["n".repeat(100)] };
const table: Block = { kind: "table", caption: "", head: [], rows: [] };
const heading: Block = { kind: "heading", text: "Part" };
const textOf = (text: Line): Block => ({ kind: "paragraph", text });
const paragraph = textOf("w".repeat(300));

const shapeOf = (...args: Parameters<typeof layoutGroups>) =>
  layoutGroups(...args).map((group) => {
    if (group.kind === "wide") return "wide";
    const count = group.kind === "subsections" ? group.subsections.length : group.blocks.length;
    return `${group.kind} ${count}${group.note ? " + note" : ""}`;
  });

test("a note that ends the text goes to its margin", () => {
  expect(shapeOf([paragraph, paragraph, note, table, paragraph])).toEqual([
    "column 2 + note",
    "wide",
    "column 1",
  ]);
});

test("a note in the midst of text goes to the margin of those before it", () => {
  expect(shapeOf([paragraph, note, paragraph])).toEqual(["column 1 + note", "column 1"]);
});

test("a note that what stands before it is too short for takes a row", () => {
  expect(shapeOf([textOf("short"), note])).toEqual(["column 1", "wide"]);
  expect(shapeOf([table, note, paragraph])).toEqual(["wide", "wide", "column 1"]);
});

test("short lines take more room than their letters", () => {
  const items = Array.from({ length: 6 }, (_, index) => `${index}`.repeat(20));
  expect(shapeOf([{ kind: "list", items }, note])).toEqual(["column 1 + note"]);
  expect(shapeOf([textOf(items.join("")), note])).toEqual(["column 1", "wide"]);
});

test("where a link leads takes no room", () => {
  const marks = [{ type: "link" as const, attrs: { href: `page:${"x".repeat(300)}` } }];
  expect(shapeOf([textOf([{ type: "text", text: "here", marks }]), note])).toEqual(["column 1", "wide"]);
});

test("a note shares the margin with the section's facts if both fit", () => {
  const facts = [{ term: "Altitude", text: "m".repeat(150) }];
  expect(shapeOf([paragraph, note], facts)).toEqual(["column 1", "wide"]);
  expect(shapeOf([paragraph, paragraph, note], facts)).toEqual(["column 2 + note"]);
});

test("short subsections that follow one another stand side by side, a note in an odd one's empty place", () => {
  expect(shapeOf([paragraph, heading, paragraph, heading, paragraph, paragraph, note])).toEqual([
    "column 1",
    "subsections 2",
    "wide",
  ]);
  const three = [heading, paragraph, heading, paragraph, heading, paragraph];
  expect(shapeOf([...three, note, paragraph])).toEqual(["subsections 3 + note", "column 1"]);
  const list: Block = { kind: "terms", items: [] };
  expect(shapeOf([...three, list, note])).toEqual(["subsections 3", "wide"]);
});

test("a subsection with something wide in it stands alone", () => {
  expect(shapeOf([heading, paragraph, table, heading, paragraph, heading, paragraph])).toEqual([
    "column 2",
    "wide",
    "subsections 2",
  ]);
  expect(shapeOf([heading, paragraph])).toEqual(["column 2"]);
});

test("a section of text alone is narrow, one with a margin or something wide is not", () => {
  expect(isNarrow(layoutGroups([paragraph, { kind: "list", items: ["w".repeat(300)] }, paragraph]))).toBe(
    true,
  );
  expect(isNarrow(layoutGroups([paragraph, note]))).toBe(false);
  expect(isNarrow(layoutGroups([paragraph, table]))).toBe(false);
  expect(isNarrow(layoutGroups([paragraph, { kind: "terms", items: [] }]))).toBe(false);
});

test("nothing is lost and nothing changes its place", () => {
  const blocks = [paragraph, heading, paragraph, heading, paragraph, note, table, paragraph, note];
  const laidOut = layoutGroups(blocks).flatMap((group) => {
    if (group.kind === "wide") return [group.block];
    const own = group.kind === "subsections" ? group.subsections.flat() : group.blocks;
    return group.note ? [...own, group.note] : own;
  });
  expect(laidOut).toEqual(blocks);
});
