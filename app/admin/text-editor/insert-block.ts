import type { Editor } from "@tiptap/core";
import { Fragment, Slice, type Node, type ResolvedPos } from "@tiptap/pm/model";
import { NodeSelection, Selection } from "@tiptap/pm/state";

/** Where the cursor goes: behind the block, so that typing does not replace it, or into its first text. */
type Cursor = "behind" | "inside";

/**
 * Inserts a picture or a video, by default in place of the selection. Replaces an empty paragraph and splits others.
 * Then moves the cursor behind the block.
 */
export function insertBlock(
  editor: Editor,
  name: "picture" | "video" | "horizontalRule",
  attributes: Record<string, unknown>,
  position?: number,
): void {
  const node = editor.schema.nodes[name]?.create(attributes);
  if (node) insertNode(editor, node, "behind", position);
}

/** Inserts a node like `insertBlock`. A table holds no blocks: there the node is put behind the table. */
export function insertNode(editor: Editor, node: Node, cursor: Cursor, position?: number): void {
  const { state, view } = editor;
  const { tr } = state;
  const behindTable = afterTable(position === undefined ? state.selection.$from : tr.doc.resolve(position));
  const target = behindTable ?? position;
  if (target === undefined) tr.replaceSelectionWith(node, false);
  else {
    const at = tr.doc.resolve(target);
    const isEmptyParagraph = at.parent.isTextblock && at.parent.content.size === 0;
    if (isEmptyParagraph) tr.replaceRange(at.before(), at.after(), new Slice(Fragment.from(node), 0, 0));
    else tr.replaceRangeWith(target, target, node);
  }
  let inserted = -1;
  tr.doc.descendants((child, at) => {
    if (child === node) inserted = at;
    return inserted < 0;
  });
  if (inserted >= 0) {
    const behind = inserted + node.nodeSize;
    const next = () => Selection.findFrom(tr.doc.resolve(behind), 1, true);
    if (!next()) tr.insert(behind, state.schema.nodes["paragraph"]?.create() ?? []);
    const inside = Selection.findFrom(tr.doc.resolve(inserted + 1), 1, true);
    const selection = cursor === "inside" ? inside : next();
    tr.setSelection(selection ?? NodeSelection.create(tr.doc, inserted));
  }
  view.dispatch(tr.scrollIntoView());
}

function afterTable($position: ResolvedPos): number | undefined {
  for (let depth = $position.depth; depth > 0; depth -= 1) {
    if ($position.node(depth).type.name === "table") return $position.after(depth);
  }
  return undefined;
}

/** Three columns and three rows, the first of them heads. */
export function insertTable(editor: Editor): void {
  const { table, tableRow, tableCell, tableHeader } = editor.schema.nodes;
  if (!table || !tableRow || !tableCell || !tableHeader) return;
  const row = (isHead: boolean) =>
    tableRow.create(
      null,
      Array.from({ length: 3 }, () => (isHead ? tableHeader : tableCell).createAndFill()).filter(
        (cell) => cell !== null,
      ),
    );
  insertNode(editor, table.create(null, [row(true), row(false), row(false)]), "inside");
}
