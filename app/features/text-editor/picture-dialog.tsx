import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { plainLine } from "./canonical-text.ts";
import { EditorDialog } from "./editor-dialog.tsx";
import type { EditorLabels } from "./editor-labels.ts";
import { insertBlock } from "./insert-block.ts";
import { acceptedPictures, pictureData } from "./picture-file.ts";
import { pictureErrorText } from "./use-pictures.ts";

interface PictureDialogProps {
  editor: Editor;
  labels: EditorLabels;
  onClose: () => void;
}

/** Adds a picture from a file; of a selected one the alternative text is changed. */
export function PictureDialog({ editor, labels, onClose }: PictureDialogProps) {
  const texts = labels.pictureDialog;
  const [selected] = useState(() => (editor.isActive("picture") ? editor.state.selection.from : null));
  const [alt, setAlt] = useState(() => String(editor.getAttributes("picture")["alt"] ?? ""));
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function add(): Promise<void> {
    if (!file) return refuse(texts.noFile);
    setBusy(true);
    try {
      const src = await pictureData(file);
      // Closed in the meantime: nothing is wanted any more.
      if (!input.current) return;
      insertBlock(editor, "picture", { src, alt: plainLine(alt) });
      onClose();
    } catch (problem) {
      refuse(pictureErrorText(problem, file.name, labels));
    } finally {
      setBusy(false);
    }
  }

  function refuse(message: string): void {
    setError(message);
    input.current?.focus();
  }

  function save(): void {
    editor
      .chain()
      .focus()
      .updateAttributes("picture", { alt: plainLine(alt) })
      .run();
    onClose();
  }

  return (
    <EditorDialog
      title={selected === null ? texts.titleNew : texts.titleEdit}
      submit={selected === null ? texts.add : texts.save}
      cancel={labels.cancel}
      busy={busy}
      onSubmit={() => (selected === null ? void add() : save())}
      onClose={onClose}
    >
      {selected === null && (
        <Field label={texts.file} hint={texts.fileHint} error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept={acceptedPictures}
              onChange={(event) => {
                setFile(event.currentTarget.files?.[0]);
                setError(undefined);
              }}
            />
          )}
        </Field>
      )}
      <Field label={texts.alternative} hint={texts.alternativeHint}>
        {(control) => (
          <input {...control} value={alt} onChange={(event) => setAlt(event.currentTarget.value)} />
        )}
      </Field>
      {busy && <p role="status">{labels.preparing}</p>}
    </EditorDialog>
  );
}
