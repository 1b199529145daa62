import { Extension } from "@tiptap/core";
import { NodeSelection, Plugin, Selection, TextSelection } from "@tiptap/pm/state";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { aroundGallery } from "./nodes/gallery-node.ts";

type Target = "before" | "after" | "start" | "end";

/** Typing, pasting or a movement key moves off a selected picture or video; only deleting removes it. */
export const SelectedBlock = Extension.create({
  name: "selectedBlock",
  // Runs before the keys of paragraphs, lists and line breaks, which would replace the block.
  priority: 1200,

  addKeyboardShortcuts() {
    const move = (target: Target) => () => moveFromBlock(this.editor.view, target);
    const newParagraph = () => cursorAfterBlock(this.editor.view, true);
    return {
      Home: move("before"),
      End: move("after"),
      "Mod-Home": move("start"),
      "Mod-End": move("end"),
      Enter: newParagraph,
      "Shift-Enter": newParagraph,
      "Mod-Enter": newParagraph,
    };
  },

  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          if (!cursorAfterBlock(view)) return false;
          view.dispatch(view.state.tr.insertText(text).scrollIntoView());
          return true;
        },
        handleDOMEvents: {
          // On-screen keyboards and input methods insert text without a key press.
          beforeinput(view, event) {
            const text = event.inputType === "insertText" ? event.data : null;
            if (view.composing || !text || !cursorAfterBlock(view)) return false;
            view.dispatch(view.state.tr.insertText(text).scrollIntoView());
            event.preventDefault();
            return true;
          },
          compositionstart(view) {
            cursorAfterBlock(view);
            return false;
          },
        },
      },
    }),
  ],
});

/**
 * Moves the cursor from a selected picture or video to an empty paragraph behind it: a new one if there is none or
 * `forceNew` is set. False for any other selection.
 */
export function cursorAfterBlock(view: EditorView, forceNew = false): boolean {
  const selected = selectedBlock(view.state);
  if (!selected) return false;
  const { tr } = view.state;
  const { to } = aroundGallery(selected);
  const next = tr.doc.resolve(to).nodeAfter;
  if (!forceNew && next?.type.name === "paragraph" && next.content.size === 0) {
    tr.setSelection(TextSelection.create(tr.doc, to + 1));
  } else insertParagraph(tr, to);
  view.dispatch(tr.scrollIntoView());
  return true;
}

function moveFromBlock(view: EditorView, target: Target): boolean {
  const selected = selectedBlock(view.state);
  if (!selected) return false;
  const { tr } = view.state;
  const { from, to } = aroundGallery(selected);
  // The wanted selection, and where to insert a paragraph if there is none.
  const destinations = {
    before: () => [Selection.findFrom(tr.doc.resolve(from), -1, true), from] as const,
    after: () => [Selection.findFrom(tr.doc.resolve(to), 1, true), to] as const,
    start: () => [Selection.atStart(tr.doc), 0] as const,
    end: () => [Selection.atEnd(tr.doc), tr.doc.content.size] as const,
  };
  const [found, position] = destinations[target]();
  if (found instanceof TextSelection) tr.setSelection(found);
  else insertParagraph(tr, position);
  view.dispatch(tr.scrollIntoView());
  return true;
}

function selectedBlock({ selection }: EditorState): NodeSelection | null {
  const isBlock = selection instanceof NodeSelection && selection.node.isBlock && selection.node.isAtom;
  return isBlock ? selection : null;
}

function insertParagraph(tr: Transaction, at: number): void {
  tr.insert(at, tr.doc.type.schema.nodes["paragraph"]?.create() ?? []);
  tr.setSelection(TextSelection.create(tr.doc, at + 1));
}
