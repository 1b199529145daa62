import type { Editor } from "@tiptap/core";
import { Fragment, Slice } from "@tiptap/pm/model";
import { NodeSelection, Selection } from "@tiptap/pm/state";

/** A place in the text that stays the same while other changes are made. */
export interface Place {
  position: () => number;
  release: () => void;
}

export function holdPlace(editor: Editor, start: number): Place {
  let position = start;
  const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
    position = transaction.mapping.map(position);
  };
  editor.on("transaction", follow);
  return { position: () => position, release: () => editor.off("transaction", follow) };
}

/**
 * Puts a picture or a video into the text, by default instead of what is selected; an empty paragraph
 * gives way to it, others are split. The cursor goes behind it, so that typing does not replace it.
 */
export function insertBlock(
  editor: Editor,
  name: "picture" | "video",
  attributes: Record<string, unknown>,
  position?: number,
): void {
  const { state, view } = editor;
  const node = state.schema.nodes[name]?.create(attributes);
  if (!node) return;
  const { tr } = state;
  if (position === undefined) tr.replaceSelectionWith(node, false);
  else {
    const at = tr.doc.resolve(position);
    const isEmpty = at.parent.isTextblock && at.parent.content.size === 0;
    if (isEmpty) tr.replaceRange(at.before(), at.after(), new Slice(Fragment.from(node), 0, 0));
    else tr.replaceRangeWith(position, position, node);
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
    tr.setSelection(next() ?? NodeSelection.create(tr.doc, inserted));
  }
  view.dispatch(tr.scrollIntoView());
}
