import { useRef, useState } from "react";
import { acceptedPictures } from "#api/admin/media-limits.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { FileInput } from "#app/ui/forms/file-input.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { StoredPicture } from "#app/admin/text-editor/picture-chooser-slot.ts";
import type { EditorLabels } from "#app/admin/text-editor/editor-labels.ts";
import { insertBlock } from "#app/admin/text-editor/insert-block.ts";
import { EditorDialog, type FormatDialogProps } from "./editor-dialog.tsx";
import { pictureData } from "./picture-file.ts";
import { tidied, wordsOf, wordsWith, type PictureWords } from "./picture-words.ts";
import { pictureErrorText } from "./use-pictures.ts";
import styles from "./picture-dialog.module.css";

/** Adds a picture from a file or the media library, or changes what is said of the selected one. */
export function PictureDialog({ editor, labels, language, onClose, PictureChooser }: FormatDialogProps) {
  const texts = labels.pictureDialog;
  const [isNew] = useState(() => !editor.isActive("picture"));
  const [words, setWords] = useState(() => wordsOf(isNew ? {} : editor.getAttributes("picture")));
  const [file, setFile] = useState<{ name: string; src: string }>();
  const [stored, setStored] = useState<StoredPicture>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Its address once it is read; null for a file that was refused. */
  const prepared = useRef<Promise<string | null>>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  async function add(): Promise<void> {
    if (stored) {
      insertBlock(editor, "picture", { ...stored, ...tidied(words) });
      return onClose();
    }
    if (!prepared.current) return refuse(texts.noFile);
    const src = await prepared.current;
    // It was refused, or the dialog was closed meanwhile.
    if (src === null || !input.current) return;
    insertBlock(editor, "picture", { src, ...tidied(words) });
    onClose();
  }

  /** At once, so that it is seen, or refused, before anything is written about it. */
  function takeFile(chosen: File | undefined): void {
    setFile(undefined);
    setWords((now) => wordsWith(now, { alt: "", credit: "" }, stored));
    setStored(undefined);
    setError(undefined);
    prepared.current = chosen ? prepare(chosen) : null;
  }

  async function prepare(chosen: File): Promise<string | null> {
    setBusy(true);
    try {
      const src = await pictureData(chosen);
      setFile({ name: chosen.name, src });
      return src;
    } catch (reason) {
      prepared.current = null;
      refuse(pictureErrorText(reason, chosen.name, labels));
      return null;
    } finally {
      setBusy(false);
    }
  }

  function take(picture: StoredPicture): void {
    setStored(picture);
    setFile(undefined);
    prepared.current = null;
    if (input.current) input.current.value = "";
    setError(undefined);
    setIsChoosing(false);
    // The pictures go, with the one that was pressed.
    opener.current?.focus();
    setWords((now) => wordsWith(now, picture, stored));
  }

  function refuse(message: string): void {
    setError(message);
    input.current?.focus();
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
      {isNew && (
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
      )}
      {file && <img className={styles.preview} src={file.src} alt="" />}
      {isNew && PictureChooser && (
        <div className={styles.library}>
          {stored && (
            <p className={styles.stored}>
              <img src={stored.src} alt="" width={160} />
              <span role="status">{texts.chosen}</span>
            </p>
          )}
          <Button
            ref={opener}
            kind="quiet"
            small
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {texts.fromLibrary}
          </Button>
          {isChoosing && <PictureChooser lang={language} onChosen={take} />}
        </div>
      )}
      <WordFields words={words} labels={labels} onChange={setWords} />
      {busy && <p role="status">{labels.preparing}</p>}
    </EditorDialog>
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
      <Field label={texts.alternative} hint={texts.alternativeHint}>
        {(control) => (
          <input
            {...control}
            disabled={words.isDecorative}
            value={words.isDecorative ? "" : words.alt}
            onChange={({ target }) => onChange({ ...words, alt: target.value })}
          />
        )}
      </Field>
      <CheckField
        label={more.decorative}
        hint={more.decorativeHint}
        isChecked={words.isDecorative}
        onChange={(isDecorative) => onChange({ ...words, isDecorative })}
      />
      {field("caption", more.caption, more.captionHint)}
      {field("credit", more.credit, more.creditHint)}
    </>
  );
}
