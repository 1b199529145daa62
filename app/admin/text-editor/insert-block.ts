import type { Editor } from "@tiptap/core";
import { Fragment, Slice } from "@tiptap/pm/model";
import { NodeSelection, Selection } from "@tiptap/pm/state";

/**
 * Inserts a picture or a video, by default in place of the selection. Replaces an empty paragraph and splits others.
 * Then moves the cursor behind the block, so that typing does not replace it.
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
    const isEmptyParagraph = at.parent.isTextblock && at.parent.content.size === 0;
    if (isEmptyParagraph) tr.replaceRange(at.before(), at.after(), new Slice(Fragment.from(node), 0, 0));
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
