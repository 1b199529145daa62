import { Extension } from "@tiptap/core";

/** What keys and clicks in the text open. */
export interface KeyActions {
  link: () => void;
  picture: () => void;
  toToolbar: () => void;
}

/** The keys that the formats themselves do not bring along. */
export const EditorKeys = Extension.create<KeyActions>({
  name: "editorKeys",
  addOptions: () => ({ link: () => undefined, picture: () => undefined, toToolbar: () => undefined }),
  addKeyboardShortcuts() {
    const open = (action: () => void) => () => {
      action();
      return true;
    };
    return {
      "Mod-k": open(() => (this.editor.isActive("picture") ? this.options.picture() : this.options.link())),
      "Alt-F10": open(() => this.options.toToolbar()),
      "Mod-Shift-x": () => this.editor.commands.toggleStrike(),
      "Mod-\\": () => this.editor.chain().unsetAllMarks().clearNodes().run(),
    };
  },
});
