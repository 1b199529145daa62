import { useId, useState } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { languageNames, locales, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatScheduled } from "#app/admin/schedule/moments.ts";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { LanguageChoice } from "./language-choice.tsx";
import type { LookRow } from "./last-look.ts";
import type { SaveIntent } from "./save-intent.ts";
import styles from "./last-look-dialog.module.css";

interface LastLookDialogProps {
  intent: SaveIntent;
  rows: readonly LookRow[];
  chosenAtFirst: readonly Language[];
}

/** Before publishing what was not changed here alone: what each language would show its readers, and which of them go out. */
export function LastLookDialog({ intent, rows, chosenAtFirst }: LastLookDialogProps) {
  const { translationStates, postForm } = useAdminMessages();
  const texts = translationStates.lastLook;
  const { saveButtonId, saving } = usePostForm();
  const language = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState(chosenAtFirst);
  const [hasFailed, setHasFailed] = useState(false);

  // All languages of a schedule have one moment.
  const scheduled = Object.values(intent.states ?? {}).find((state) => typeof state === "object");

  function submit(): void {
    if (chosen.length === 0) return setHasFailed(true);
    const languages = rows.map(({ language }) => language);
    void saving.answerLanguages(languages.filter((language) => chosen.includes(language)));
  }

  return (
    <FormDialog
      title={texts.title}
      text={scheduled ? texts.scheduledText(formatScheduled(scheduled.at, language)) : texts.text}
      confirm={scheduled ? translationStates.schedule.confirm : texts.confirm}
      cancel={postForm.cancel}
      noValidate
      fallbackId={saveButtonId}
      onSubmit={submit}
      onCancel={() => void saving.answerLanguages(null)}
    >
      {hasFailed && <Alert>{translationStates.schedule.noLanguage}</Alert>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.language}>
            <LanguageChoice
              language={row.language}
              chosen={chosen}
              describedBy={`${id}-${row.language}`}
              onChange={setChosen}
            />
            <p id={`${id}-${row.language}`} className={styles.told}>
              <RowText row={row} />
            </p>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

function RowText({ row }: { row: LookRow }) {
  const texts = useAdminMessages().translationStates.lastLook;
  const { username } = useAdmin();
  const source = useFormState(({ status }) => status.sourceLanguage);
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
