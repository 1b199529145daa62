import { useRef, useState } from "react";
import { acceptedPictures } from "#api/admin/media-limits.ts";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { StoredPicture } from "#app/admin/text-editor/picture-chooser-slot.ts";
import type { EditorLabels } from "#app/admin/text-editor/labels/editor-labels.ts";
import type { Language } from "#i18n/languages.ts";
import { insertBlock } from "#app/admin/text-editor/insert-block.ts";
import { EditorDialog, type MediaDialogProps } from "./editor-dialog.tsx";
import { FromLibrary } from "./from-library.tsx";
import { pictureData } from "./picture-file.ts";
import { tidied, wordsOf, wordsWith, type PictureWords } from "./picture-words.ts";
import { pictureErrorText } from "./use-pictures.ts";
import styles from "./picture-dialog.module.css";

/** Adds a picture from a file or the media library, or changes what is said of the selected one. */
export function PictureDialog(props: MediaDialogProps) {
  const { editor, labels, language, onClose, PictureChooser, place, isOfLibrary = false } = props;
  const texts = labels.pictureDialog;
  const [isNew] = useState(() => !editor.isActive("picture"));
  const [words, setWords] = useState(() => wordsOf(isNew ? {} : editor.getAttributes("picture")));
  const picture = usePicture(labels, setWords);
  const { file, stored, isPending } = picture;

  async function add(): Promise<void> {
    const attributes = await picture.settled();
    if (!attributes) return;
    insertBlock(editor, "picture", { ...attributes, ...tidied(words) }, place?.());
    onClose();
  }

  function save(): void {
    editor.chain().focus().updateAttributes("picture", tidied(words)).run();
    onClose();
  }

  return (
    <EditorDialog
      title={isNew ? texts.titleNew : texts.titleEdit}
      submit={isNew ? texts.add : texts.save}
      cancel={labels.cancel}
      onSubmit={() => (isNew ? void add() : save())}
      onClose={onClose}
    >
      {isNew && !isOfLibrary && <FileField picture={picture} texts={texts} />}
      {file && <img className={styles.preview} src={file.src} alt="" />}
      {isNew && PictureChooser && (
        <FromLibrary
          texts={texts}
          stored={stored}
          error={isOfLibrary ? picture.error : undefined}
          isOpenAtFirst={isOfLibrary}
          language={language}
          PictureChooser={PictureChooser}
          onChosen={picture.takeStored}
        />
      )}
      <WordFields words={words} labels={labels} onChange={setWords} />
      {isPending && <p role="status">{labels.preparing}</p>}
    </EditorDialog>
  );
}

type ChangeWords = (change: (words: PictureWords) => PictureWords) => void;

/** The file or the stored picture that is to be added; the words about it follow a stored one. */
function usePicture(labels: EditorLabels, changeWords: ChangeWords) {
  const [file, setFile] = useState<{ name: string; src: string }>();
  const [stored, setStored] = useState<StoredPicture>();
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  /** Its address once it is read; null for a file that was refused. */
  const prepared = useRef<Promise<string | null>>(null);
  const input = useRef<HTMLInputElement>(null);

  function refuse(message: string): void {
    setError(message);
    input.current?.focus();
  }

  async function prepare(chosen: File): Promise<string | null> {
    setIsPending(true);
    try {
      const src = await pictureData(chosen);
      setFile({ name: chosen.name, src });
      return src;
    } catch (reason) {
      prepared.current = null;
      refuse(pictureErrorText(reason, chosen.name, labels));
      return null;
    } finally {
      setIsPending(false);
    }
  }

  return {
    file,
    stored,
    error,
    isPending,
    input,
    /** At once, so that it is seen, or refused, before anything is written about it. */
    takeFile(chosen: File | undefined): void {
      setFile(undefined);
      changeWords((now) => wordsWith(now, { alt: "", credit: "" }, stored));
      setStored(undefined);
      setError(undefined);
      prepared.current = chosen ? prepare(chosen) : null;
    },
    takeStored(picture: StoredPicture): void {
      setStored(picture);
      setFile(undefined);
      prepared.current = null;
      if (input.current) input.current.value = "";
      setError(undefined);
      changeWords((now) => wordsWith(now, picture, stored));
    },
    /** Null where there is none, or it was refused, or the dialog was closed meanwhile. */
    async settled(): Promise<StoredPicture | { src: string } | null> {
      if (stored) return stored;
      if (!prepared.current) {
        refuse(labels.pictureDialog.noFile);
        return null;
      }
      const src = await prepared.current;
      return src === null || !input.current ? null : { src };
    },
  };
}

interface FileFieldProps {
  picture: ReturnType<typeof usePicture>;
  texts: EditorLabels["pictureDialog"];
}

function FileField({ picture, texts }: FileFieldProps) {
  const { file, stored, input, error, takeFile } = picture;
  return (
    <Field label={texts.file} hint={texts.fileHint} error={error}>
      {(control) => (
        <FileInput
          {...control}
          ref={input}
          accept={acceptedPictures}
          choose={texts.chooseFile}
          // A picture of the library is told below, where it was chosen.
          {...(!stored && { chosen: file?.name ?? texts.noneChosen })}
          onFiles={([chosen]) => takeFile(chosen)}
        />
      )}
    </Field>
  );
}

interface WordFieldsProps {
  words: PictureWords;
  labels: EditorLabels;
  onChange: (words: PictureWords) => void;
}

/** The fields for what is said of a picture: to those who cannot see it, and to all below it. */
function WordFields({ words, labels, onChange }: WordFieldsProps) {
  const texts = labels.pictureDialog;
  const more = labels.blocks.pictureDialog;
  const field = (name: "caption" | "credit", label: string, hint: string) => (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          value={words[name]}
          onChange={({ target }) => onChange({ ...words, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <DescriptionFields
        label={texts.alternative}
        hint={texts.alternativeHint}
        decorative={more.decorative}
        decorativeHint={more.decorativeHint}
        words={words}
        onChange={onChange}
      />
      {field("caption", more.caption, more.captionHint)}
      {field("credit", more.credit, more.creditHint)}
    </>
  );
}

interface DescriptionFieldsProps<Words> {
  label: string;
  hint?: string;
  decorative: string;
  decorativeHint?: string;
  /** Where it is not that of the fields around. */
  lang?: Language;
  words: Words;
  onChange: (words: Words) => void;
}

/** For what a picture shows, or that it only decorates. A description that was written comes back when that mark is removed. */
export function DescriptionFields<Words extends Pick<PictureWords, "alt" | "isDecorative">>(
  props: DescriptionFieldsProps<Words>,
) {
  const { label, hint, decorative, decorativeHint, lang, words, onChange } = props;
  return (
    <>
      <Field label={label} hint={hint}>
        {(control) => (
          <input
            {...control}
            lang={lang}
            disabled={words.isDecorative}
            value={words.isDecorative ? "" : words.alt}
            onChange={({ target }) => onChange({ ...words, alt: target.value })}
          />
        )}
      </Field>
      <CheckField
        label={decorative}
        hint={decorativeHint}
        isChecked={words.isDecorative}
        onChange={(isDecorative) => onChange({ ...words, isDecorative })}
      />
    </>
  );
}
