import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import type { Inline } from "#api/documents/inline.ts";
import { EditorDialog } from "#app/admin/text-editor/dialogs/editor-dialog.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { settledNode } from "./block-at.ts";

interface BlockDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** The dialog for the description of a drawing, or for the day of a timeline's entry. */
export function BlockDialog({ editor, onClose }: BlockDialogProps) {
  const { settingsDialog: texts, cancel } = useAdminMessages().guide.editor;
  const [settled] = useState(() => settledNode(editor.state));
  const [before] = useState(() => valueAt(editor, settled?.at ?? 0));
  const [value, setValue] = useState(before);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isDrawing = settled?.type === "drawing";

  function save(): void {
    const typed = value.trim();
    if (!isDrawing && !/^(?:\d{4}(?:-\d\d(?:-\d\d)?)?)?$/.test(typed)) {
      setError(texts.badDate);
      input.current?.focus();
      return;
    }
    if (settled && value !== before) {
      const date: Inline[] | null = typed === "" ? null : [{ type: "text", text: typed }];
      const [name, next] = isDrawing ? (["alt", typed] as const) : (["date", date] as const);
      editor.view.dispatch(editor.state.tr.setNodeAttribute(settled.at, name, next));
    }
    onClose();
  }

  return (
    <EditorDialog title={texts.title} submit={texts.save} cancel={cancel} onSubmit={save} onClose={onClose}>
      <Field
        label={isDrawing ? texts.alt : texts.date}
        hint={isDrawing ? texts.altHint : texts.dateHint}
        error={error}
      >
        {(control) => {
          const shared = {
            ...control,
            ref: input,
            value,
            onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
          };
          return isDrawing ? (
            <textarea {...shared} lang={editor.view.dom.lang} rows={4} />
          ) : (
            <input {...shared} />
          );
        }}
      </Field>
    </EditorDialog>
  );
}

/** Empty of a day that a fact tells, which stays as it is unless another is typed. */
function valueAt({ state }: Editor, at: number): string {
  const attrs = state.doc.nodeAt(at)?.attrs ?? {};
  if (typeof attrs["alt"] === "string") return attrs["alt"];
  // Safe cast: the schema allows a line here.
  const date = (attrs["date"] ?? []) as Inline[];
  return date.map((node) => (node.type === "text" ? node.text : "")).join("");
}
