import type { Editor } from "@tiptap/core";
import { foldText } from "#app/ui/fold-text.ts";

/** Adds the anchors that new sections and questions lack, made from their words. */
export function nameAnchors({ state, view }: Editor): void {
  const known = new Set<unknown>();
  state.doc.descendants(({ attrs }) => void known.add(attrs["id"]));
  const { tr } = state;
  state.doc.descendants((node, at, parent) => {
    const isSection = node.type.name === "heading" && node.attrs["level"] === 2;
    const isQuestion = node.type.name === "entry" && parent?.type.name === "questions";
    if ((!isSection && !isQuestion) || node.attrs["id"] !== null) return;
    const words = isQuestion ? node.firstChild?.textContent : node.textContent;
    const anchor = freeAnchor(words ?? "", known);
    known.add(anchor);
    tr.setNodeAttribute(at, "id", anchor);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta("addToHistory", false));
}

/** Puts the caret at the section or question of an anchor, and shows it. */
export function standAtAnchor(editor: Editor, anchor: string): void {
  let place: number | null = null;
  editor.state.doc.descendants((node, at) => {
    if (node.attrs["id"] === anchor) place ??= at + 1;
    return place === null;
  });
  if (place !== null) editor.chain().focus(place).scrollIntoView().run();
}

function freeAnchor(words: string, known: ReadonlySet<unknown>): string {
  const anchor = foldText(words)
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40);
  const base = anchor || "section";
  let free = base;
  for (let n = 2; known.has(free); n += 1) free = `${base}-${n}`;
  return free;
}
