import { useRef, useState } from "react";
import { acceptedPictures } from "#api/desk/media-limits.ts";
import { insertBlock, insertNode } from "#app/admin/text-editor/insert-block.ts";
import { FileInput } from "#app/ui/controls/file-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { EditorDialog, type FormatDialogProps } from "./editor-dialog.tsx";
import { pictureData } from "./picture-file.ts";
import { pictureErrorText } from "./use-pictures.ts";

/** Makes a gallery of several files, or adds them to the gallery in which a picture is selected. */
export function GalleryDialog({ editor, labels, onClose }: FormatDialogProps) {
  const texts = labels.blocks.galleryDialog;
  const [isNew] = useState(() => !editor.isActive("gallery"));
  const [files, setFiles] = useState<File[]>([]);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function add(): Promise<void> {
    if (files.length === 0) return refuse(labels.pictureDialog.noFile);
    setBusy(true);
    const sources: string[] = [];
    for (const file of files) {
      try {
        sources.push(await pictureData(file));
      } catch (reason) {
        setBusy(false);
        return refuse(pictureErrorText(reason, file.name, labels));
      }
    }
    // The dialog was closed meanwhile.
    if (!input.current) return;
    const { gallery, picture } = editor.schema.nodes;
    const { selection } = editor.state;
    if (isNew && gallery && picture) {
      insertNode(
        editor,
        gallery.create(
          null,
          sources.map((src) => picture.create({ src })),
        ),
        "behind",
      );
    } else for (const src of sources.toReversed()) insertBlock(editor, "picture", { src }, selection.to);
    onClose();
  }

  function refuse(message: string): void {
    setError(message);
    input.current?.focus();
  }

  return (
    <EditorDialog
      title={isNew ? texts.titleNew : texts.titleAdd}
      submit={texts.add}
      cancel={labels.cancel}
      busy={busy}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <Field label={texts.files} hint={labels.pictureDialog.fileHint} error={error}>
        {(control) => (
          <FileInput
            {...control}
            ref={input}
            multiple
            accept={acceptedPictures}
            choose={labels.pictureDialog.chooseFiles}
            chosen={files.map(({ name }) => name).join(", ") || labels.pictureDialog.noneChosen}
            onFiles={(chosen) => {
              setFiles(chosen);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {busy && <p role="status">{labels.preparing}</p>}
    </EditorDialog>
  );
}
