import { useRef, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { singleLine } from "#api/post-html/text-runs.ts";
import { insertBlock } from "#app/admin/text-editor/insert-block.ts";
import { EditorDialog, type FormatDialogProps } from "./editor-dialog.tsx";
import { acceptedPictures, pictureData } from "./picture-file.ts";
import { pictureErrorText } from "./use-pictures.ts";

/** Adds a picture from a file, or changes the alternative text of the selected one. */
export function PictureDialog({ editor, labels, onClose }: FormatDialogProps) {
  const texts = labels.pictureDialog;
  const [isNew] = useState(() => !editor.isActive("picture"));
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
      // The dialog was closed meanwhile.
      if (!input.current) return;
      insertBlock(editor, "picture", { src, alt: singleLine(alt) });
      onClose();
    } catch (reason) {
      refuse(pictureErrorText(reason, file.name, labels));
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
      .updateAttributes("picture", { alt: singleLine(alt) })
      .run();
    onClose();
  }

  return (
    <EditorDialog
      title={isNew ? texts.titleNew : texts.titleEdit}
      submit={isNew ? texts.add : texts.save}
      cancel={labels.cancel}
      busy={busy}
      onSubmit={() => (isNew ? void add() : save())}
      onClose={onClose}
    >
      {isNew && (
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
