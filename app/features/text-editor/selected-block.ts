import { Extension } from "@tiptap/core";
import { NodeSelection, Plugin, Selection, TextSelection } from "@tiptap/pm/state";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

type Target = "before" | "after" | "start" | "end";

/** A selected picture or video stays when one types, pastes or goes on with a key. Only deleting removes it. */
export const SelectedBlock = Extension.create({
  name: "selectedBlock",
  // Before the keys of paragraphs, lists and line breaks, which would replace it.
  priority: 1200,

  addKeyboardShortcuts() {
    const go = (target: Target) => () => goFromBlock(this.editor.view, target);
    const newLine = () => roomAfterBlock(this.editor.view, true);
    return {
      Home: go("before"),
      End: go("after"),
      "Mod-Home": go("start"),
      "Mod-End": go("end"),
      Enter: newLine,
      "Shift-Enter": newLine,
      "Mod-Enter": newLine,
    };
  },

  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          if (!roomAfterBlock(view)) return false;
          view.dispatch(view.state.tr.insertText(text).scrollIntoView());
          return true;
        },
        handleDOMEvents: {
          // Keyboards on screens and for other scripts write without a key press.
          beforeinput(view, event) {
            const text = event.inputType === "insertText" ? event.data : null;
            if (view.composing || !text || !roomAfterBlock(view)) return false;
            view.dispatch(view.state.tr.insertText(text).scrollIntoView());
            event.preventDefault();
            return true;
          },
          compositionstart(view) {
            roomAfterBlock(view);
            return false;
          },
        },
      },
    }),
  ],
});

/**
 * With a picture or video selected, puts the cursor into an empty paragraph behind it: into the one that is
 * there, unless it has to be `fresh`, or into a new one. False, and nothing is done, with any other selection.
 */
export function roomAfterBlock(view: EditorView, fresh = false): boolean {
  const selected = selectedBlock(view.state);
  if (!selected) return false;
  const { tr } = view.state;
  const next = selected.$to.nodeAfter;
  if (!fresh && next?.type.name === "paragraph" && next.content.size === 0) {
    tr.setSelection(TextSelection.create(tr.doc, selected.to + 1));
  } else insertParagraph(tr, selected.to);
  view.dispatch(tr.scrollIntoView());
  return true;
}

function goFromBlock(view: EditorView, target: Target): boolean {
  const selected = selectedBlock(view.state);
  if (!selected) return false;
  const { tr } = view.state;
  const places = {
    before: () => [Selection.findFrom(selected.$from, -1, true), selected.from] as const,
    after: () => [Selection.findFrom(selected.$to, 1, true), selected.to] as const,
    start: () => [Selection.atStart(tr.doc), 0] as const,
    end: () => [Selection.atEnd(tr.doc), tr.doc.content.size] as const,
  };
  const [found, otherwise] = places[target]();
  if (found instanceof TextSelection) tr.setSelection(found);
  else insertParagraph(tr, otherwise);
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
