import { expect, test } from "vitest";
import type { Block } from "#api/documents/block-tree.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { canonical, changedNote, mergeDocuments, runsBetween, takeRun } from "./compare-documents.ts";

const blocks = (...lines: string[]): Block[] =>
  lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] }));

function page(title: string, ...lines: string[]): GuideDocument {
  const attrs = { title, description: [], keywords: [], pictureAlt: "A picture" };
  return { type: "doc", attrs, content: blocks(...lines) };
}

const linesOf = (content: readonly Block[]) =>
  content.map(
    (block) =>
      block.type === "paragraph" && block.content.map((node) => node.type === "text" && node.text).join(""),
  );

test("a difference is taken alone, and the rest stays as it is", () => {
  const mine = blocks("lead", "a", "b", "c");
  const runs = runsBetween(mine, blocks("lead", "A", "b", "c", "d"));
  expect(runs.map((run) => linesOf(takeRun(mine, run)))).toEqual([
    ["lead", "A", "b", "c"],
    ["lead", "a", "b", "c", "d"],
  ]);
});

test("a note that stands as it was stored is not sent once more, an emptied one is", () => {
  expect(changedNote("Dearer buses. ", "Dearer buses.")).toEqual({});
  expect(changedNote("", "Dearer buses.")).toEqual({ note: "" });
});

test("how ProseMirror writes a document down is no difference", () => {
  const read = { type: "paragraph", content: [] };
  expect(canonical({ content: [{ type: "text", text: "a", marks: [] }, read] })).toBe(
    canonical({ content: [{ text: "a", type: "text" }, { type: "paragraph" }] }),
  );
});

test("what two people changed in different places stands together", () => {
  const base = page("Title", "lead", "a", "b", "c", "d");
  const mine = page("Title", "lead", "new", "a", "b", "mine", "d");
  const { document, isContested } = mergeDocuments(
    base,
    mine,
    page("Theirs", "lead!", "a", "b", "c", "d", "end"),
  );
  expect(document.attrs.title).toBe("Theirs");
  expect(linesOf(document.content)).toEqual(["lead", "new", "a", "b", "mine", "d", "end"]);
  // Both wrote at the same place: what stands beside it is to be decided.
  expect(isContested).toBe(true);
  const apart = mergeDocuments(
    base,
    page("Mine", "lead", "a", "b", "c", "mine"),
    page("Title", "theirs", "a", "b", "c", "d"),
  );
  expect(linesOf(apart.document.content)).toEqual(["theirs", "a", "b", "c", "mine"]);
  expect(apart).toMatchObject({ isContested: false, document: { attrs: { title: "Mine" } } });
});

test("where both changed the same words mine stand, and that is told", () => {
  const base = page("Title", "lead", "a", "b");
  const { document, isContested } = mergeDocuments(
    base,
    page("Title", "lead", "mine", "b"),
    page("Title", "lead", "theirs", "b"),
  );
  expect(linesOf(document.content)).toEqual(["lead", "mine", "b"]);
  expect(isContested).toBe(true);
  const same = page("Both", "lead", "both", "b");
  expect(mergeDocuments(base, same, same).isContested).toBe(false);
});

test("where parts have moved to is taken from the other text like a title", () => {
  const base = page("Title", "lead", "a");
  const link = [{ type: "text" as const, text: "The part" }];
  const theirs = { ...base, attrs: { ...base.attrs, moved: { old: link } } };
  const { document, isContested } = mergeDocuments(base, page("Mine", "lead", "a"), theirs);
  expect(document.attrs).toMatchObject({ title: "Mine", moved: { old: link } });
  expect(isContested).toBe(false);
});
