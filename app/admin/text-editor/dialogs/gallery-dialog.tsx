import type { Editor } from "@tiptap/core";
import { useRef, useState, type RefObject } from "react";
import { acceptedPictures } from "#api/admin/media-limits.ts";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import { insertBlock, insertNode } from "#app/admin/text-editor/insert-block.ts";
import type { StoredPicture } from "#app/admin/text-editor/picture-chooser-slot.ts";
import { DropZone } from "#app/ui/forms/drop-zone.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { ChosenPictures, type ChosenPicture } from "./chosen-pictures.tsx";
import { EditorDialog, type MediaDialogProps } from "./editor-dialog.tsx";
import { FromLibrary } from "./from-library.tsx";
import { pictureData } from "./picture-file.ts";
import { tidied, wordsOf } from "./picture-words.ts";
import { pictureErrorText } from "./use-pictures.ts";

/** Makes a gallery of several files and stored pictures, or adds them to the gallery in which a picture is selected. */
export function GalleryDialog(props: MediaDialogProps) {
  const { editor, labels, language, onClose, PictureChooser, place, isOfLibrary = false } = props;
  const texts = labels.blocks.galleryDialog;
  const [isNew] = useState(() => !editor.isActive("gallery"));
  const { chosen, change, take, takeFiles, settled, error, setError, isPending } = useChosenPictures(labels);
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);

  async function add(): Promise<void> {
    const pictures = await settled();
    // The dialog first reports files that were refused meanwhile, or was closed; the others can be added then.
    if (!pictures || !(input.current || isOfLibrary)) return;
    if (pictures.length === 0) {
      setError(labels.pictureDialog.noFile);
      input.current?.focus();
      return;
    }
    insertPictures(editor, pictures, { isNew, place });
    onClose();
  }

  return (
    <EditorDialog
      title={isNew ? texts.titleNew : texts.titleAdd}
      submit={texts.add}
      busy={isUploading}
      cancel={labels.cancel}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      {!isOfLibrary && <FilesField labels={labels} input={input} error={error} onFiles={takeFiles} />}
      {PictureChooser && (
        <FromLibrary
          staysOpen
          error={isOfLibrary ? error : undefined}
          isOpenAtFirst={isOfLibrary}
          texts={labels.pictureDialog}
          language={language}
          isBusy={isUploading}
          onBusy={setIsUploading}
          PictureChooser={PictureChooser}
          onChosen={take}
        />
      )}
      <ChosenPictures {...{ chosen, labels, language }} onChange={change} />
      {isPending && <p role="status">{labels.preparing}</p>}
    </EditorDialog>
  );
}

interface FilesFieldProps {
  labels: EditorLabels;
  input: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  onFiles: (files: File[]) => void;
}

function FilesField({ labels, input, error, onFiles }: FilesFieldProps) {
  const { fileHint, chooseFiles } = labels.pictureDialog;
  return (
    <DropZone onFiles={onFiles}>
      <Field label={labels.blocks.galleryDialog.files} hint={fileHint} error={error}>
        {(control) => (
          <FileInput
            {...control}
            ref={input}
            multiple
            accept={acceptedPictures}
            choose={chooseFiles}
            onFiles={onFiles}
          />
        )}
      </Field>
    </DropZone>
  );
}

/** The pictures of a gallery before they are in the text; files are looked at one after the other. */
function useChosenPictures(labels: EditorLabels) {
  const [chosen, setChosen] = useState<ChosenPicture[]>([]);
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const lastKey = useRef(0);
  /** The current pictures, for code that waits until files are prepared. */
  const latest = useRef<ChosenPicture[]>([]);
  const preparing = useRef<Promise<boolean>>(null);

  function change(edit: (now: ChosenPicture[]) => ChosenPicture[]): void {
    latest.current = edit(latest.current);
    setChosen(latest.current);
  }

  function put(picture: Partial<StoredPicture> & { src: string }): void {
    const key = (lastKey.current += 1);
    change((now) => [...now, { key, attributes: picture }]);
  }

  /** At once, so that a file that is no picture is told while the others are looked at. @returns whether all are pictures */
  async function prepare(files: File[]): Promise<boolean> {
    setIsPending(true);
    const refused: string[] = [];
    for (const file of files) {
      try {
        put({ src: await pictureData(file) });
      } catch (reason) {
        refused.push(pictureErrorText(reason, file.name, labels));
      }
    }
    setIsPending(false);
    setError(refused.length > 0 ? refused.join(" ") : undefined);
    return refused.length === 0;
  }

  return {
    chosen,
    change,
    error,
    setError,
    isPending,
    take(picture: StoredPicture): void {
      put(picture);
      setError(undefined);
    },
    takeFiles(files: File[]): void {
      const taking = prepare(files);
      preparing.current = taking;
      void taking.then(() => {
        if (preparing.current === taking) preparing.current = null;
      });
    },
    /** Waits for files that are looked at; null when one is refused. */
    settled: async (): Promise<ChosenPicture[] | null> =>
      (await preparing.current) === false ? null : latest.current,
  };
}

/** Makes a gallery of the pictures, or puts them behind the selected one. */
function insertPictures(
  editor: Editor,
  pictures: readonly ChosenPicture[],
  { isNew, place }: { isNew: boolean; place: MediaDialogProps["place"] },
): void {
  const { gallery, picture } = editor.schema.nodes;
  const { selection } = editor.state;
  const described = pictures.map(({ attributes }) => ({ ...attributes, ...tidied(wordsOf(attributes)) }));
  if (isNew && gallery && picture) {
    const nodes = described.map((attributes) => picture.create(attributes));
    insertNode(editor, gallery.create(null, nodes), "behind", place?.());
  } else
    for (const attributes of described.toReversed()) insertBlock(editor, "picture", attributes, selection.to);
}
