import { Editor } from "@tiptap/core";
import { canonicalHtml } from "#app/admin/text-editor/canonical-html.ts";
import { tidyPastedHtml } from "#app/admin/text-editor/paste/tidy-pasted-html.ts";
import { idleExtensions } from "#tests/support/samples/idle-editor.ts";

let opened: Editor | undefined;

/** The functions that `openEditorPage` adds to a page: the editor's way of reading and writing HTML, without its looks. */
export const textEditor = {
  /** The texts as they are saved when each is opened and saved again. */
  reopened(texts: string[]): string[] {
    const editor = new Editor({ injectCSS: false, extensions: idleExtensions() });
    const saved = texts.map((text) => {
      editor.commands.setContent(text);
      return canonicalHtml(editor.state.doc);
    });
    editor.destroy();
    return saved;
  },

  /** The text as it is saved when this HTML is pasted into an empty editor. */
  pasted: (html: string): string => textEditor.reopened([tidyPastedHtml(html)])[0] ?? "",

  /** Opens the text to be written in, in the place of one that is open already, with its first block of that kind selected. */
  openWithSelected(text: string, kind: "picture" | "video"): void {
    opened?.destroy();
    const element = document.createElement("div");
    document.body.replaceChildren(element);
    opened = new Editor({ element, content: text, extensions: idleExtensions() });
    let selected = -1;
    opened.state.doc.descendants((node, at) => {
      if (selected < 0 && node.type.name === kind) selected = at;
    });
    opened.commands.setNodeSelection(selected);
    opened.view.focus();
  },

  /** The opened text as it would be saved now. */
  written: (): string => (opened ? canonicalHtml(opened.state.doc) : ""),
};

Object.assign(globalThis, { textEditor });
