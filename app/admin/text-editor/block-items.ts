import type { Editor } from "@tiptap/core";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from "@tiptap/pm/tables";
import type { Command } from "@tiptap/pm/state";
import type { blockDrawings } from "./labels/block-icons.tsx";
import { insertTable } from "./insert-block.ts";
import { toggleCallout } from "./nodes/callout-node.ts";
import { canMovePicture, movePicture } from "./nodes/gallery-node.ts";
import type { DialogName, ToolbarItem } from "#app/admin/text-editor/toolbar/toolbar-item.ts";

const blockItem = (
  name: keyof typeof blockDrawings,
  apply: (editor: Editor) => void,
  keys?: string,
): ToolbarItem => ({
  name,
  label: ({ blocks }) => blocks[name],
  keys,
  apply,
});

const blockDialogItem = (name: keyof typeof blockDrawings, dialog: DialogName): ToolbarItem => ({
  name,
  label: ({ blocks }) => blocks[name],
  dialog,
});

const tableItem = (name: keyof typeof blockDrawings, command: Command): ToolbarItem =>
  blockItem(name, ({ state, view }) => {
    command(state, view.dispatch, view);
    view.focus();
  });

export const blockGroup: ToolbarItem[] = [
  blockItem("table", insertTable),
  { ...blockItem("tip", (editor) => toggleCallout(editor, "tip")), active: "tip" },
  { ...blockItem("warning", (editor) => toggleCallout(editor, "warning")), active: "warning" },
  blockDialogItem("gallery", "gallery"),
  blockDialogItem("fact", "fact"),
  blockItem("rule", (editor) => editor.chain().focus().setHorizontalRule().run()),
];

const tableGroup: ToolbarItem[] = [
  tableItem("rowAbove", addRowBefore),
  tableItem("rowBelow", addRowAfter),
  tableItem("deleteRow", deleteRow),
  tableItem("columnBefore", addColumnBefore),
  tableItem("columnAfter", addColumnAfter),
  tableItem("deleteColumn", deleteColumn),
  blockDialogItem("tableSettings", "table"),
  tableItem("deleteTable", deleteTable),
];

const galleryGroup: ToolbarItem[] = [
  blockItem("pictureBack", (editor) => movePicture(editor, -1), "Alt+Shift+ArrowLeft"),
  blockItem("pictureOn", (editor) => movePicture(editor, 1), "Alt+Shift+ArrowRight"),
];

/** The items for what the cursor is in; they come and go. */
export function contextItems(editor: Editor): ToolbarItem[] {
  if (isInTable(editor.state)) return tableGroup;
  return editor.isActive("gallery") ? galleryGroup : [];
}

export function blocksPressed(editor: Editor): Record<string, boolean> {
  return {
    tip: editor.isActive("callout", { tone: "tip" }),
    warning: editor.isActive("callout", { tone: "warning" }),
  };
}

export function blocksDisabled({ state }: Editor): Record<string, boolean> {
  const inTable = isInTable(state);
  return {
    table: inTable,
    tip: inTable,
    warning: inTable,
    rule: inTable,
    pictureBack: !canMovePicture(state, -1),
    pictureOn: !canMovePicture(state, 1),
  };
}
