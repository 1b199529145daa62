import type { Editor } from "@tiptap/core";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import type { IconName } from "#app/admin/text-editor/labels/icons.tsx";

/** The find bar and the sheet of shortcuts are opened as the dialogs are. */
export type DialogName = "link" | "picture" | "video" | "table" | "gallery" | "fact" | "find" | "shortcuts";

interface ItemBase {
  name: IconName;
  label: (labels: EditorLabels) => string;
  /** Keys written as in `aria-keyshortcuts`, with `Mod` for Ctrl or ⌘. */
  keys?: string | undefined;
  /** Name of the mark or node that the button toggles. */
  active?: string | undefined;
}

export type ToolbarItem = ItemBase & ({ apply: (editor: Editor) => void } | { dialog: DialogName });
