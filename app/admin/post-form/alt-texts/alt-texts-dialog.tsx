import { useId, useState } from "react";
import { singleLine } from "#api/post-html/text-runs.ts";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames } from "#i18n/languages.ts";
import { CoverPreview } from "#app/admin/post-form/fields/cover-preview.tsx";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import check from "../../../ui/forms/check-field.module.css";
import styles from "./alt-texts-dialog.module.css";
import type { UnansweredPicture } from "./unanswered-pictures.ts";

/** The answer about a picture; its words come back when it is no longer said that it only decorates. */
interface Answer {
  text: string;
  isDecorative: boolean;
}

const noAnswer: Answer = { text: "", isDecorative: false };

function wordsOf({ text, isDecorative }: Answer): string {
  return isDecorative ? "" : singleLine(text);
}

/** Before publishing: what does each picture show, or does it only decorate? */
export function AltTextsDialog({ pictures }: { pictures: readonly UnansweredPicture[] }) {
  const { altTexts, postForm } = useAdminMessages();
  const { saveButtonId, saving } = usePostForm();
  const id = useId();
  const [answers, setAnswers] = useState<Record<string, Answer>>({});
  const [hasAsked, setHasAsked] = useState(false);
  const answerTo = ({ key }: UnansweredPicture) => answers[key] ?? noAnswer;
  const isOpen = (picture: UnansweredPicture) =>
    !answerTo(picture).isDecorative && wordsOf(answerTo(picture)) === "";

  function submit(): void {
    const missing = pictures.find(isOpen);
    if (missing) {
      setHasAsked(true);
      document.getElementById(`${id}-${missing.key}`)?.focus();
      return;
    }
    const said = pictures.map((picture) => [picture.key, wordsOf(answerTo(picture))]);
    void saving.answerPictures(Object.fromEntries(said));
  }

  return (
    <FormDialog
      title={altTexts.title}
      confirm={altTexts.confirm}
      cancel={postForm.cancel}
      noValidate
      fallbackId={saveButtonId}
      onSubmit={submit}
      onCancel={() => void saving.answerPictures(null)}
    >
      <p>{altTexts.why}</p>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <PictureToAnswer
            key={picture.key}
            id={`${id}-${picture.key}`}
            picture={picture}
            position={index + 1}
            answer={answerTo(picture)}
            isMissing={hasAsked && isOpen(picture)}
            onAnswer={(answer) => setAnswers({ ...answers, [picture.key]: answer })}
          />
        ))}
      </ul>
    </FormDialog>
  );
}

interface PictureToAnswerProps {
  /** The id of the field for what it shows. */
  id: string;
  picture: UnansweredPicture;
  position: number;
  answer: Answer;
  isMissing: boolean;
  onAnswer: (answer: Answer) => void;
}

function PictureToAnswer({ id, picture, position, answer, isMissing, onAnswer }: PictureToAnswerProps) {
  const { altTexts } = useAdminMessages();
  const { language, src } = picture;
  const { text, isDecorative } = answer;
  const name = altTexts.picture(position, languageNames[language], src === null);
  return (
    <li className={styles.picture}>
      {src === null ? <Cover /> : <img src={src} alt="" referrerPolicy="no-referrer" />}
      <div>
        <Field label={name} id={id} error={isMissing ? altTexts.missing : undefined}>
          {(control) => (
            <input
              {...control}
              lang={language}
              maxLength={300}
              disabled={isDecorative}
              value={isDecorative ? "" : text}
              onChange={({ target }) => onAnswer({ ...answer, text: target.value })}
            />
          )}
        </Field>
        <label className={check.label}>
          <input
            type="checkbox"
            checked={isDecorative}
            aria-label={altTexts.decorativeOf(name)}
            onChange={({ target }) => onAnswer({ ...answer, isDecorative: target.checked })}
          />
          {altTexts.decorative}
        </label>
      </div>
    </li>
  );
}

function Cover() {
  const cover = useFormState((form) => form.cover);
  const stored = useFormState((form) => form.baseCover);
  const category = useFormState(({ fields }) => fields.category);
  return <CoverPreview chosen={cover} current={stored} category={category} />;
}
