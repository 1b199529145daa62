import type { Editor } from "@tiptap/core";
import type { EditorLabels } from "./editor-labels.ts";
import type { IconName } from "./icons.tsx";

/** What the toolbar shows of the place where the cursor is. */
export interface ToolbarState {
  /** 0 for normal text, else the level of the heading. */
  heading: number;
  pressed: Record<string, boolean>;
  disabled: Record<string, boolean>;
}

export interface ToolbarItem {
  name: IconName;
  label: (labels: EditorLabels) => string;
  /** As in `aria-keyshortcuts`, `Mod` for the platform's key. */
  keys?: string;
  /** Switched on and off, by the mark or node of that name. */
  active?: string;
  /** Opens a dialog instead of doing something at once. */
  dialog?: "link" | "picture" | "video";
  run?: (editor: Editor) => void;
}

const item = (
  name: Exclude<IconName, "link" | "picture" | "video">,
  keys: string | undefined,
  active: string | undefined,
  run: (editor: Editor) => void,
): ToolbarItem => ({
  name,
  label: (labels) => labels[name],
  ...(keys && { keys }),
  ...(active && { active }),
  run,
});

/** Groups of buttons, in the order of the toolbar. */
export const toolbarGroups: ToolbarItem[][] = [
  [
    item("bold", "Mod+B", "bold", (editor) => editor.chain().focus().toggleBold().run()),
    item("italic", "Mod+I", "italic", (editor) => editor.chain().focus().toggleItalic().run()),
    item("underline", "Mod+U", "underline", (editor) => editor.chain().focus().toggleUnderline().run()),
    item("strike", "Mod+Shift+X", "strike", (editor) => editor.chain().focus().toggleStrike().run()),
  ],
  [
    item("bulletList", "Mod+Shift+8", "bulletList", (editor) =>
      editor.chain().focus().toggleBulletList().run(),
    ),
    item("orderedList", "Mod+Shift+7", "orderedList", (editor) =>
      editor.chain().focus().toggleOrderedList().run(),
    ),
    item("quote", "Mod+Shift+B", "blockquote", (editor) => editor.chain().focus().toggleBlockquote().run()),
    item("indentLess", "Mod+[", undefined, (editor) => editor.chain().focus().indentLess().run()),
    item("indentMore", "Mod+]", undefined, (editor) => editor.chain().focus().indentMore().run()),
  ],
  [
    { name: "link", label: (labels) => labels.link, keys: "Mod+K", active: "link", dialog: "link" },
    { name: "picture", label: (labels) => labels.picture, active: "picture", dialog: "picture" },
    { name: "video", label: (labels) => labels.video, active: "video", dialog: "video" },
  ],
  [
    item("clearFormatting", "Mod+\\", undefined, (editor) =>
      editor.chain().focus().unsetAllMarks().clearNodes().run(),
    ),
    item("undo", "Mod+Z", undefined, (editor) => editor.chain().focus().undo().run()),
    item("redo", "Mod+Y", undefined, (editor) => editor.chain().focus().redo().run()),
  ],
];

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;

export function toolbarState(editor: Editor): ToolbarState {
  const can = editor.can();
  const isOnBlock = editor.isActive("picture") || editor.isActive("video");
  const names = toolbarGroups.flat().flatMap(({ active }) => active ?? []);
  return {
    heading: headingLevels.find((level) => editor.isActive("heading", { level })) ?? 0,
    pressed: Object.fromEntries(names.map((name) => [name, editor.isActive(name)])),
    disabled: {
      undo: !can.undo(),
      redo: !can.redo(),
      indentMore: !can.indentMore(),
      indentLess: !can.indentLess(),
      bold: isOnBlock,
      italic: isOnBlock,
      underline: isOnBlock,
      strike: isOnBlock,
      link: isOnBlock,
    },
  };
}

export function setHeading(editor: Editor, level: number): void {
  const known = headingLevels.find((one) => one === level);
  if (known) editor.commands.setHeading({ level: known });
  else editor.commands.setParagraph();
}
