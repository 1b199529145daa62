import { useId, useRef, useState, type FormEvent } from "react";
import { singleLine } from "#api/post-html/text-runs.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames } from "#i18n/languages.ts";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import { CoverPreview } from "#app/admin/post-form/fields/cover-preview.tsx";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import "#app/ui/dialogs/dialog.css";
import check from "../../../ui/forms/check-field.module.css";
import dialogForm from "../../../ui/dialogs/dialog-form.module.css";
import styles from "./alt-texts-dialog.module.css";
import type { PictureAnswers, UnansweredPicture } from "./unanswered-pictures.ts";

interface AltTextsDialogProps {
  pictures: readonly UnansweredPicture[];
  form: FormState;
  saveButtonId: string;
  onAnswer: (answers: PictureAnswers) => void;
  onCancel: () => void;
}

/** Before publishing: what does each picture show, or does it only decorate? */
export function AltTextsDialog({ pictures, form, saveButtonId, onAnswer, onCancel }: AltTextsDialogProps) {
  const { altTexts, postForm } = useAdminMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [texts, setTexts] = useState<PictureAnswers>({});
  const [decorative, setDecorative] = useState<ReadonlySet<string>>(new Set());
  const [hasAsked, setHasAsked] = useState(false);
  useModal(dialog, saveButtonId);
  const isOpen = ({ key }: UnansweredPicture) => !decorative.has(key) && singleLine(texts[key] ?? "") === "";

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = pictures.find(isOpen);
    if (missing) {
      setHasAsked(true);
      document.getElementById(`${id}-${missing.key}`)?.focus();
      return;
    }
    const said = pictures.map(({ key }) => [key, decorative.has(key) ? "" : singleLine(texts[key] ?? "")]);
    onAnswer(Object.fromEntries(said));
  }

  function mark(key: string, isDecorative: boolean): void {
    const others = [...decorative].filter((other) => other !== key);
    setDecorative(new Set(isDecorative ? [...others, key] : others));
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <form noValidate onSubmit={submit} className={dialogForm.form}>
        <h2 id={`${id}-title`} className={dialogForm.title}>
          {altTexts.title}
        </h2>
        <p>{altTexts.why}</p>
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => {
            const { key, language, src } = picture;
            const { category } = form.fields;
            const name = altTexts.picture(index + 1, languageNames[language], src === null);
            return (
              <li key={key} className={styles.picture}>
                {src === null ? (
                  <CoverPreview chosen={form.cover} current={form.baseCover} category={category} />
                ) : (
                  <img src={src} alt="" referrerPolicy="no-referrer" />
                )}
                <div>
                  <Field
                    label={name}
                    id={`${id}-${key}`}
                    error={hasAsked && isOpen(picture) ? altTexts.missing : undefined}
                  >
                    {(control) => (
                      <input
                        {...control}
                        lang={language}
                        maxLength={300}
                        disabled={decorative.has(key)}
                        value={decorative.has(key) ? "" : (texts[key] ?? "")}
                        onChange={({ target }) => setTexts({ ...texts, [key]: target.value })}
                      />
                    )}
                  </Field>
                  <label className={check.label}>
                    <input
                      type="checkbox"
                      checked={decorative.has(key)}
                      aria-label={altTexts.decorativeOf(name)}
                      onChange={({ target }) => mark(key, target.checked)}
                    />
                    {altTexts.decorative}
                  </label>
                </div>
              </li>
            );
          })}
        </ul>
        <p className={dialogForm.buttons}>
          <Button kind="quiet" onClick={onCancel}>
            {postForm.cancel}
          </Button>
          <Button type="submit">{altTexts.confirm}</Button>
        </p>
      </form>
    </dialog>
  );
}
