import type { ChainedCommands, Editor } from "@tiptap/core";
import {
  blockGroup,
  blocksDisabled,
  blocksPressed,
  contextItems,
} from "#app/admin/text-editor/block-items.ts";
import type { FormatName } from "#app/admin/text-editor/labels/icons.tsx";
import type { ToolbarItem } from "./toolbar-item.ts";

type FormatDialog = "link" | "picture" | "video";

const formatItem = (
  name: Exclude<FormatName, FormatDialog | "find" | "previous" | "next" | "shortcuts">,
  keys: string,
  command: (chain: ChainedCommands) => ChainedCommands,
  active?: string,
): ToolbarItem => ({
  name,
  label: (labels) => labels[name],
  keys,
  active,
  apply: (editor) => command(editor.chain().focus()).run(),
});

const dialogItem = (dialog: FormatDialog, keys?: string): ToolbarItem => ({
  name: dialog,
  label: (labels) => labels[dialog],
  keys,
  active: dialog,
  dialog,
});

export const toolbarGroups: ToolbarItem[][] = [
  [
    formatItem("bold", "Mod+B", (chain) => chain.toggleBold(), "bold"),
    formatItem("italic", "Mod+I", (chain) => chain.toggleItalic(), "italic"),
    formatItem("underline", "Mod+U", (chain) => chain.toggleUnderline(), "underline"),
    formatItem("strike", "Mod+Shift+X", (chain) => chain.toggleStrike(), "strike"),
  ],
  [
    formatItem("bulletList", "Mod+Shift+8", (chain) => chain.toggleBulletList(), "bulletList"),
    formatItem("orderedList", "Mod+Shift+7", (chain) => chain.toggleOrderedList(), "orderedList"),
    formatItem("quote", "Mod+Shift+B", (chain) => chain.toggleBlockquote(), "blockquote"),
    formatItem("indentLess", "Mod+[", (chain) => chain.indentLess()),
    formatItem("indentMore", "Mod+]", (chain) => chain.indentMore()),
  ],
  [dialogItem("link", "Mod+K"), dialogItem("picture"), dialogItem("video")],
  blockGroup,
  [
    formatItem("clearFormatting", "Mod+\\", (chain) => chain.unsetAllMarks().clearNodes()),
    formatItem("undo", "Mod+Z", (chain) => chain.undo()),
    formatItem("redo", "Mod+Y", (chain) => chain.redo()),
    { name: "find", label: ({ aids }) => aids.find.open, keys: "Mod+F", dialog: "find" },
    { name: "shortcuts", label: ({ aids }) => aids.shortcuts, keys: "F1", dialog: "shortcuts" },
  ],
];

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;

interface ToolbarState {
  /** 0 for normal text, else the level of the heading. */
  heading: number;
  pressed: Record<string, boolean>;
  disabled: Record<string, boolean>;
  /** For the table or gallery that the cursor is in. */
  context: ToolbarItem[];
}

export function toolbarState(editor: Editor): ToolbarState {
  const can = editor.can();
  const isOnBlock = editor.isActive("picture") || editor.isActive("video");
  const names = toolbarGroups.flat().flatMap(({ active }) => active ?? []);
  return {
    heading: headingLevels.find((level) => editor.isActive("heading", { level })) ?? 0,
    pressed: {
      ...Object.fromEntries(names.map((name) => [name, editor.isActive(name)])),
      ...blocksPressed(editor),
    },
    context: contextItems(editor),
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
      ...blocksDisabled(editor),
    },
  };
}

/** @param level 1–6, or 0 for normal text */
export function setHeading(editor: Editor, level: number): void {
  const heading = headingLevels.find((known) => known === level);
  if (heading) editor.commands.setHeading({ level: heading });
  else editor.commands.setParagraph();
}
