import type { Editor, JSONContent } from "@tiptap/core";
import type { GuideTexts } from "#i18n/admin/hu/guide.ts";
import { Selection, type Transaction } from "@tiptap/pm/state";
import { unitAt } from "./block-at.ts";
import { cellDepth } from "./table-cells.ts";
import { keysOf } from "#i18n/typed-keys.ts";

export type Kind = keyof GuideTexts["editor"]["kinds"];

const paragraph: JSONContent = { type: "paragraph" };
const cell = (type: string): JSONContent => ({ type, content: [paragraph] });
const row = (type: string, cells: number): JSONContent => ({
  type: "tableRow",
  content: Array.from({ length: cells }, () => cell(type)),
});
const entry: JSONContent = { type: "entry", content: [{ type: "entryTitle" }, paragraph] };
const callout = (tone: string): JSONContent => ({
  type: "callout",
  attrs: { tone },
  content: [{ type: "calloutTitle" }, paragraph],
});
const list = (type: string): JSONContent => ({
  type,
  content: [{ type: "listItem", content: [paragraph] }],
});

/** The kinds for which a dialog asks. */
const mediaKinds = ["picture", "gallery", "video"] as const satisfies Kind[];
export type MediaKind = (typeof mediaKinds)[number];

export function isMediaKind(kind: Kind): kind is MediaKind {
  return mediaKinds.some((one) => one === kind);
}

/** The blocks that each kind inserts; within `into` only the item. */
const kinds: Record<
  Exclude<Kind, MediaKind | "tableRow" | "tableColumn">,
  { blocks: JSONContent[]; into?: string; item?: JSONContent[] }
> = {
  paragraph: { blocks: [paragraph] },
  section: { blocks: [{ type: "heading", attrs: { level: 2, id: null } }] },
  heading: { blocks: [{ type: "heading", attrs: { level: 3, id: null } }] },
  bulletList: { blocks: [list("bulletList")] },
  checklist: { blocks: [list("checklist")] },
  steps: {
    into: "steps",
    item: [{ type: "step", content: [{ type: "stepTitle" }, paragraph] }],
    blocks: [{ type: "steps", content: [{ type: "step", content: [{ type: "stepTitle" }, paragraph] }] }],
  },
  terms: {
    into: "terms",
    item: [{ type: "term" }, { type: "definition" }],
    blocks: [
      { type: "terms", attrs: { shape: "pairs" }, content: [{ type: "term" }, { type: "definition" }] },
    ],
  },
  table: {
    blocks: [
      { type: "table", content: [row("tableHeader", 3), row("tableCell", 3), row("tableCell", 3)] },
      { type: "tableCaption" },
    ],
  },
  tip: { blocks: [callout("tip")] },
  warning: { blocks: [callout("warning")] },
  question: { into: "questions", item: [entry], blocks: [{ type: "questions", content: [entry] }] },
  card: { into: "cards", item: [entry], blocks: [{ type: "cards", content: [entry] }] },
  timelineEntry: { into: "timeline", item: [entry], blocks: [{ type: "timeline", content: [entry] }] },
};

/** The kinds that can be inserted where the cursor is. @param hasLibrary whether pictures of the library can be chosen */
export function kindsFor(editor: Editor, hasLibrary: boolean): Kind[] {
  const inTable = cellDepth(editor.state.selection.$head) !== null;
  const media: Kind[] = hasLibrary ? [...mediaKinds] : ["video"];
  return [...(inTable ? (["tableRow", "tableColumn"] as const) : []), ...keysOf(kinds), ...media];
}

/** Where a picture or a video goes: behind the block with the cursor, in the first section at the earliest, or into an empty paragraph. */
export function placeOfMedia({ state: { doc, selection } }: Editor): number {
  const first = doc.children.findIndex(({ type }) => type.name === "heading");
  const index = Math.min(Math.max(selection.$from.index(0), first), doc.childCount - 1);
  const start = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const { from, to } = unitAt(doc.resolve(start), 0);
  const { type, childCount } = doc.child(index);
  return type.name === "paragraph" && childCount === 0 ? from + 1 : to;
}

/** Inserts behind the block or the item that the cursor is in, and goes on writing there. */
export function insertKind(editor: Editor, kind: Exclude<Kind, MediaKind>): void {
  const { state, view } = editor;
  if (kind === "tableColumn") {
    changeColumn(editor, "insert");
    return;
  }
  const { $to } = state.selection;
  const cells = cellDepth($to);
  const { into, item, blocks } =
    kind === "tableRow"
      ? {
          into: "table",
          item: [row("tableCell", cells === null ? 0 : $to.node(cells - 1).childCount)],
          blocks: [],
        }
      : kinds[kind];
  let depth = $to.depth;
  while (depth > 0 && $to.node(depth).type.name !== into) depth -= 1;
  const content = (depth > 0 && item ? item : blocks).map((json) => state.schema.nodeFromJSON(json));
  const place = unitAt($to, depth);
  // Between the lead and the first section nothing stands: what is inserted there begins that section.
  const isBeforeSections = depth === 0 && place.index === 0 && kind !== "section";
  const unit = isBeforeSections ? unitAt(state.doc.resolve(place.to), 0) : place;
  const { tr } = state;
  const current = unit.parent.child(unit.index);
  const isPlaceholder =
    depth === 0 && unit.index > 0 && current.type.name === "paragraph" && current.childCount === 0;
  const at = isPlaceholder ? unit.from : unit.to;
  if (isPlaceholder) tr.delete(unit.from, unit.to);
  tr.insert(at, content);
  finish(tr, at);
  view.dispatch(tr);
  view.focus();
}

/** Behind the column that the cursor is in, or that column itself. */
export function changeColumn({ state, view }: Editor, change: "insert" | "remove"): void {
  const { $head } = state.selection;
  const depth = cellDepth($head);
  if (depth === null) return;
  const column = $head.index(depth - 1);
  const table = $head.node(depth - 2);
  if (change === "remove" && table.child(0).childCount === 1) return;
  const { tr } = state;
  table.forEach((tableRow, offset) => {
    const rowStart = $head.start(depth - 2) + offset + 1;
    const before = tableRow.children.slice(0, column).reduce((sum, { nodeSize }) => sum + nodeSize, rowStart);
    const here = tableRow.child(column);
    if (change === "remove") tr.delete(tr.mapping.map(before), tr.mapping.map(before + here.nodeSize));
    else tr.insert(tr.mapping.map(before + here.nodeSize), here.type.createAndFill() ?? []);
  });
  if (change === "remove") finish(tr, tr.mapping.map($head.before(depth - 1)));
  view.dispatch(tr);
  view.focus();
}

function finish(tr: Transaction, at: number): void {
  tr.setSelection(Selection.near(tr.doc.resolve(at))).scrollIntoView();
}
