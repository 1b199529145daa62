import { TableMap, isInTable, selectedRect, toggleHeader } from "@tiptap/pm/tables";
import { useState } from "react";
import { singleLine } from "#api/post-html/text-runs.ts";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { EditorDialog, type FormatDialogProps } from "./editor-dialog.tsx";

/** The caption of the table that the cursor is in, and which of its cells are heads. */
export function TableDialog({ editor, labels, onClose }: FormatDialogProps) {
  const texts = labels.blocks.tableDialog;
  const [before] = useState(() => headsOf(editor));
  const [heads, setHeads] = useState(before);
  const [caption, setCaption] = useState(() => String(editor.getAttributes("table")["caption"] ?? ""));

  function save(): void {
    const { view } = editor;
    editor.commands.updateAttributes("table", { caption: singleLine(caption) });
    for (const part of ["row", "column"] as const) {
      if (heads[part] !== before[part]) toggleHeader(part)(view.state, view.dispatch);
    }
    onClose();
  }

  return (
    <EditorDialog
      title={texts.title}
      submit={texts.save}
      cancel={labels.cancel}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={texts.caption} hint={texts.captionHint}>
        {(control) => (
          <input {...control} value={caption} onChange={({ target }) => setCaption(target.value)} />
        )}
      </Field>
      <CheckField
        label={texts.headRow}
        isChecked={heads.row}
        onChange={(row) => setHeads({ ...heads, row })}
      />
      <CheckField
        label={texts.headColumn}
        isChecked={heads.column}
        onChange={(column) => setHeads({ ...heads, column })}
      />
    </EditorDialog>
  );
}

function headsOf({ state }: FormatDialogProps["editor"]): { row: boolean; column: boolean } {
  if (!isInTable(state)) return { row: false, column: false };
  const { table } = selectedRect(state);
  const { width, height } = TableMap.get(table);
  const isHead = (row: number, column: number) =>
    table.maybeChild(row)?.maybeChild(column)?.type.name === "tableHeader";
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = Array.from({ length: height }, (_, row) => row);
  const row = columns.every((column) => isHead(0, column));
  return { row, column: rows.slice(row && height > 1 ? 1 : 0).every((index) => isHead(index, 0)) };
}
