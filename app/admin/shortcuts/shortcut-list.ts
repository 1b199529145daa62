import type { AdminMessages } from "#i18n/admin/hu.ts";

interface Shortcut {
  /** Keys written as in `aria-keyshortcuts`, with `Mod` for Ctrl or ⌘. */
  keys: string;
  label: (messages: AdminMessages) => string;
}

interface ShortcutGroup {
  name: keyof AdminMessages["writingAids"]["sheet"];
  shortcuts: Shortcut[];
}

/** Every key of the admin area. A test compares it with the toolbar's. */
export const shortcutList: readonly ShortcutGroup[] = [
  {
    name: "text",
    shortcuts: [
      { keys: "Mod+B", label: ({ textEditor }) => textEditor.bold },
      { keys: "Mod+I", label: ({ textEditor }) => textEditor.italic },
      { keys: "Mod+U", label: ({ textEditor }) => textEditor.underline },
      { keys: "Mod+Shift+X", label: ({ textEditor }) => textEditor.strike },
      { keys: "Mod+K", label: ({ textEditor }) => textEditor.link },
      { keys: "Mod+\\", label: ({ textEditor }) => textEditor.clearFormatting },
    ],
  },
  {
    name: "blocks",
    shortcuts: [
      { keys: "Mod+Alt+0", label: ({ textEditor }) => textEditor.normalText },
      { keys: "Mod+Alt+2", label: ({ textEditor }) => textEditor.heading(2) },
      { keys: "Mod+Alt+3", label: ({ textEditor }) => textEditor.heading(3) },
      { keys: "Mod+Shift+8", label: ({ textEditor }) => textEditor.bulletList },
      { keys: "Mod+Shift+7", label: ({ textEditor }) => textEditor.orderedList },
      { keys: "Mod+Shift+B", label: ({ textEditor }) => textEditor.quote },
      { keys: "Mod+]", label: ({ textEditor }) => textEditor.indentMore },
      { keys: "Mod+[", label: ({ textEditor }) => textEditor.indentLess },
      { keys: "/", label: ({ writingAids }) => writingAids.sheet.slash },
    ],
  },
  {
    name: "editor",
    shortcuts: [
      { keys: "Mod+F", label: ({ textEditor }) => textEditor.aids.find.open },
      { keys: "Mod+Z", label: ({ textEditor }) => textEditor.undo },
      { keys: "Mod+Y", label: ({ textEditor }) => textEditor.redo },
      { keys: "Alt+F10", label: ({ writingAids }) => writingAids.sheet.toolbar },
      { keys: "Esc", label: ({ writingAids }) => writingAids.sheet.leave },
    ],
  },
  {
    name: "admin",
    shortcuts: [
      { keys: "Mod+S", label: ({ writingAids }) => writingAids.sheet.save },
      { keys: "Mod+K", label: ({ writingAids }) => writingAids.sheet.palette },
      { keys: "F1", label: ({ writingAids }) => writingAids.sheet.open },
    ],
  },
];
