import { Node, type Editor } from "@tiptap/core";
import { NodeSelection, type EditorState } from "@tiptap/pm/state";

/** Several pictures in one block. */
export const GalleryNode = Node.create({
  name: "gallery",
  group: "block",
  content: "picture+",
  isolating: true,
  parseHTML: () => [{ tag: "div.gallery" }],
  renderHTML: () => ["div", { class: "gallery" }, 0],
  addKeyboardShortcuts() {
    return {
      "Alt-Shift-ArrowLeft": () => movePicture(this.editor, -1),
      "Alt-Shift-ArrowRight": () => movePicture(this.editor, 1),
    };
  },
});

/** The selected picture of a gallery. */
function pictureInGallery({ selection }: EditorState): NodeSelection | null {
  const isOne = selection instanceof NodeSelection && selection.$from.parent.type.name === "gallery";
  return isOne ? selection : null;
}

/** Where blocks go that are put in place of or beside the selection: in a gallery there are pictures only. */
export function aroundGallery(selection: NodeSelection): { from: number; to: number } {
  const { $from, from, to } = selection;
  return $from.parent.type.name === "gallery" ? { from: $from.before(), to: $from.after() } : { from, to };
}

export function canMovePicture(state: EditorState, step: -1 | 1): boolean {
  const selection = pictureInGallery(state);
  if (!selection) return false;
  const index = selection.$from.index() + step;
  return index >= 0 && index < selection.$from.parent.childCount;
}

/** Moves the selected picture of a gallery one place on or back. */
export function movePicture(editor: Editor, step: -1 | 1): boolean {
  const { state, view } = editor;
  const selection = pictureInGallery(state);
  if (!selection || !canMovePicture(state, step)) return false;
  const { $from, from, to, node } = selection;
  const neighbour = $from.parent.child($from.index() + step);
  const target = step < 0 ? from - neighbour.nodeSize : from + neighbour.nodeSize;
  const tr = state.tr.delete(from, to).insert(target, node);
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, target)).scrollIntoView());
  return true;
}
