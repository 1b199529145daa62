import { expect, test } from "vitest";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import type { Block } from "#api/documents/block-tree.ts";
import { chooseDraft, differs } from "./choose-draft.ts";

function textOf(title: string, ...paragraphs: string[]): GuideDocument {
  return {
    type: "doc",
    attrs: { title, description: [], keywords: [], pictureAlt: "" },
    content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
  };
}

const opened = { document: textOf("Lima", "a", "b", "c"), note: "", version: 3 };
const draft = (document: GuideDocument, keptAt: number, others = {}) => ({
  document,
  keptAt,
  note: "",
  version: 3,
  ...others,
});

test("what was written elsewhere is offered, and nothing where it is what is saved", () => {
  const server = draft(textOf("Lima", "a", "b", "d"), 1000);
  expect(chooseDraft(null, server, opened)).toEqual({ ...server, isFromServer: true });
  expect(chooseDraft(server, null, opened)).toEqual({ ...server, isFromServer: false });
  expect(chooseDraft(draft(opened.document, 2000), server, opened)).toMatchObject({ isFromServer: true });
  expect(chooseDraft(draft(opened.document, 2000), null, opened)).toBeNull();
  // One that an earlier release kept says nothing of the note.
  const { note: _, ...former } = draft(opened.document, 2000);
  expect(chooseDraft(former, null, { ...opened, note: "Új árak." })).toBeNull();
});

test("the empty section that the editor gives to a text without one is no change", () => {
  const empty = { type: "heading", attrs: { level: 2, id: "" }, content: [] } satisfies Block;
  const ended = { ...opened.document, content: [...opened.document.content, empty] };
  expect(differs({ document: ended, note: "" }, opened)).toBe(false);
  const named = { ...empty, content: [{ type: "text" as const, text: "Árak" }] };
  const written = { ...opened.document, content: [...opened.document.content, named] };
  expect(differs({ document: written, note: "" }, opened)).toBe(true);
});

test("of two drafts the newer one is offered, with what only the older one changed", () => {
  const device = draft(textOf("Lima ma", "a!", "b", "c"), 1000, { note: "Új árak." });
  const server = draft(textOf("Lima", "a?", "b", "c."), 2000);
  expect(chooseDraft(device, server, opened)).toEqual({
    ...draft(textOf("Lima ma", "a?", "b", "c."), 2000, { note: "Új árak." }),
    isFromServer: true,
  });
  expect(chooseDraft({ ...device, keptAt: 3000 }, server, opened)).toEqual({
    ...draft(textOf("Lima ma", "a!", "b", "c."), 3000, { note: "Új árak." }),
    isFromServer: false,
  });
});

test("where somebody has saved since, the newer draft is offered as it is", () => {
  const device = draft(textOf("Lima ma", "a", "b", "c"), 1000, { version: 2 });
  const server = draft(textOf("Lima", "a", "b", "c."), 2000);
  expect(chooseDraft(device, server, opened)).toEqual({ ...server, isFromServer: true });
});
