import { useRef, useState } from "react";
import { acceptedPictures } from "#api/admin/media-limits.ts";
import { insertBlock, insertNode } from "#app/admin/text-editor/insert-block.ts";
import type { StoredPicture } from "#app/admin/text-editor/picture-chooser-slot.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { ChosenPictures, type ChosenPicture } from "./chosen-pictures.tsx";
import { EditorDialog, type FormatDialogProps } from "./editor-dialog.tsx";
import { pictureData } from "./picture-file.ts";
import { pictureErrorText } from "./use-pictures.ts";
import styles from "./picture-dialog.module.css";

/** Makes a gallery of several files and stored pictures, or adds them to the gallery in which a picture is selected. */
export function GalleryDialog({ editor, labels, language, onClose, PictureChooser }: FormatDialogProps) {
  const texts = labels.blocks.galleryDialog;
  const [isNew] = useState(() => !editor.isActive("gallery"));
  const [chosen, setChosen] = useState<ChosenPicture[]>([]);
  const [isChoosing, setIsChoosing] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const lastKey = useRef(0);
  /** The current pictures, for code that waits until files are prepared. */
  const latest = useRef<ChosenPicture[]>([]);
  const preparing = useRef<Promise<boolean>>(null);

  function change(pictures: ChosenPicture[]): void {
    latest.current = pictures;
    setChosen(pictures);
  }

  function take(picture: Partial<StoredPicture> & { src: string }): void {
    lastKey.current += 1;
    change([...latest.current, { key: lastKey.current, attributes: picture }]);
  }

  /** At once, so that a file that is no picture is told while the others are looked at. @returns whether all are pictures */
  async function takeFiles(files: File[]): Promise<boolean> {
    setBusy(true);
    const refused: string[] = [];
    for (const file of files) {
      try {
        take({ src: await pictureData(file) });
      } catch (reason) {
        refused.push(pictureErrorText(reason, file.name, labels));
      }
    }
    setBusy(false);
    setError(refused.length > 0 ? refused.join(" ") : undefined);
    return refused.length === 0;
  }

  async function add(): Promise<void> {
    // The dialog first reports files that were refused meanwhile; the others can be added then.
    if (preparing.current && !(await preparing.current)) return;
    // The dialog was closed meanwhile.
    if (!input.current) return;
    const pictures = latest.current;
    if (pictures.length === 0) {
      setError(labels.pictureDialog.noFile);
      input.current.focus();
      return;
    }
    const { gallery, picture } = editor.schema.nodes;
    const { selection } = editor.state;
    if (isNew && gallery && picture) {
      insertNode(
        editor,
        gallery.create(
          null,
          pictures.map(({ attributes }) => picture.create(attributes)),
        ),
        "behind",
      );
    } else
      for (const { attributes } of pictures.toReversed())
        insertBlock(editor, "picture", { ...attributes }, selection.to);
    onClose();
  }

  return (
    <EditorDialog
      title={isNew ? texts.titleNew : texts.titleAdd}
      submit={texts.add}
      cancel={labels.cancel}
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
            onFiles={(files) => {
              const taking = takeFiles(files);
              preparing.current = taking;
              void taking.then(() => {
                if (preparing.current === taking) preparing.current = null;
              });
            }}
          />
        )}
      </Field>
      {PictureChooser && (
        <div className={styles.library}>
          <Button kind="quiet" small aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
            {labels.pictureDialog.fromLibrary}
          </Button>
          {isChoosing && (
            // It stays open: a gallery is of several.
            <PictureChooser
              lang={language}
              onChosen={(picture) => {
                take(picture);
                setError(undefined);
              }}
            />
          )}
        </div>
      )}
      <ChosenPictures chosen={chosen} labels={texts} onChange={change} />
      {busy && <p role="status">{labels.preparing}</p>}
    </EditorDialog>
  );
}
