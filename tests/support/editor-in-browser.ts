import { Editor } from "@tiptap/core";
import { canonicalHtml } from "#app/features/text-editor/canonical-html.ts";
import { editorExtensions } from "#app/features/text-editor/editor-extensions.ts";
import { tidyPastedHtml } from "#app/features/text-editor/tidy-pasted-html.ts";

const nothing = () => undefined;

/** What `openEditorPage` puts into a page: the editor's way of reading and writing HTML, without its looks. */
export const textEditor = {
  /** The texts as they are saved when each is opened and saved again. */
  reopened(texts: string[]): string[] {
    const actions = { link: nothing, picture: nothing, toToolbar: nothing, pictures: nothing };
    const editor = new Editor({ injectCSS: false, extensions: editorExtensions(null, actions) });
    const saved = texts.map((text) => {
      editor.commands.setContent(text);
      return canonicalHtml(editor.state.doc);
    });
    editor.destroy();
    return saved;
  },

  /** The text as it is saved when this HTML is pasted into an empty editor. */
  pasted: (html: string): string => textEditor.reopened([tidyPastedHtml(html)])[0] ?? "",
};

Object.assign(globalThis, { textEditor });
