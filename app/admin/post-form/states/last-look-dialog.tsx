import { useId, useRef, useState, type FormEvent } from "react";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, locales, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import type { LookRow } from "./last-look.ts";
import "#app/ui/dialogs/dialog.css";
import check from "../../../ui/forms/check-field.module.css";
import form from "../../../ui/dialogs/dialog-form.module.css";
import styles from "./last-look-dialog.module.css";

interface LastLookDialogProps {
  rows: readonly LookRow[];
  /** Chosen at first. */
  chosen: readonly Language[];
  username: string;
  source: Language;
  /** Gets the focus after closing if the control that had it is gone. */
  saveButtonId: string;
  /** Called with the languages to publish; with null when the editor cancels. */
  onAnswer: (chosen: Language[] | null) => void;
}

/** Before publishing what was not changed here alone: what each language would show its readers, and which of them go out. */
export function LastLookDialog(props: LastLookDialogProps) {
  const { rows, username, source, saveButtonId, onAnswer } = props;
  const { translationStates, postForm } = useAdminMessages();
  const texts = translationStates.lastLook;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState(props.chosen);
  const [hasFailed, setHasFailed] = useState(false);
  useModal(dialog, saveButtonId);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen.length === 0) return setHasFailed(true);
    onAnswer(rows.map(({ language }) => language).filter((language) => chosen.includes(language)));
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(null);
      }}
    >
      <form noValidate onSubmit={submit} className={form.form}>
        <h2 id={`${id}-title`} className={form.title}>
          {texts.title}
        </h2>
        <p id={`${id}-text`}>{texts.text}</p>
        {hasFailed && <Alert>{translationStates.schedule.noLanguage}</Alert>}
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.language}>
              <label className={check.label}>
                <input
                  type="checkbox"
                  checked={chosen.includes(row.language)}
                  aria-describedby={`${id}-${row.language}`}
                  onChange={({ target }) => {
                    const others = chosen.filter((other) => other !== row.language);
                    setChosen(target.checked ? [...others, row.language] : others);
                  }}
                />
                <strong lang={row.language}>{languageNames[row.language]}</strong>
              </label>
              <p id={`${id}-${row.language}`} className={styles.told}>
                <RowText row={row} username={username} source={source} />
              </p>
            </li>
          ))}
        </ul>
        <p className={form.buttons}>
          <Button kind="quiet" onClick={() => onAnswer(null)}>
            {postForm.cancel}
          </Button>
          <Button type="submit">{texts.confirm}</Button>
        </p>
      </form>
    </dialog>
  );
}

function RowText({ row, username, source }: { row: LookRow; username: string; source: Language }) {
  const texts = useAdminMessages().translationStates.lastLook;
  const list = new Intl.ListFormat(locales[useLanguage()]);
  const { draft } = row;
  const isOwn = draft?.by === username || draft?.by === null;
  const draftText = isOwn ? texts.ownDraft : draft?.by ? texts.draftBy(draft.by) : texts.draft;
  return [
    row.isChanged ? texts.changed : null,
    draft ? draftText : null,
    row.openBy.length > 0 ? texts.openBy(list.format(row.openBy)) : null,
    row.isCopy ? texts.copy(languageNames[source]) : null,
    row.hasText ? null : texts.noText,
  ]
    .filter((text) => text !== null)
    .join(" ");
}
