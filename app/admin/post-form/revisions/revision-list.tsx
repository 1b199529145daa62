import { useId } from "react";
import type { RevisionSummary } from "#api/admin/revisions.ts";
import type { Autosave } from "#api/admin/writing-together.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatMoment } from "#app/admin/post-form/states/moments.ts";
import styles from "../../../ui/diff/versions-dialog.module.css";

interface RevisionListProps {
  revisions: readonly RevisionSummary[];
  /** Autosaves of texts that were not saved yet, the newest first. */
  autosaves: readonly Autosave[];
  chosen: number | Autosave | undefined;
  onChoose: (revision: number) => void;
  onChooseAutosave: (autosave: Autosave) => void;
}

/** The newest first, one of which is compared with the present text. */
export function RevisionList(props: RevisionListProps) {
  const { revisions, autosaves, chosen, onChoose, onChooseAutosave } = props;
  const { translationStates, writingTogether } = useAdminMessages();
  const texts = translationStates.revisions;
  const { untitled } = useAdminMessages().postForm.draft;
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend>{texts.list}</legend>
      {autosaves.map((autosave) => (
        <label key={autosave.savedBy} className={autosave === chosen ? styles.chosen : undefined}>
          <input
            type="radio"
            name={name}
            checked={autosave === chosen}
            onChange={() => onChooseAutosave(autosave)}
          />
          <span>
            <time dateTime={autosave.savedAt}>{formatMoment(autosave.savedAt, language)}</time>
            <span className={styles.who}>{writingTogether.autosaves.label(autosave.savedBy)}</span>
            {autosave.title ? (
              <span lang={autosave.language}>{autosave.title}</span>
            ) : (
              <span>{untitled}</span>
            )}
          </span>
        </label>
      ))}
      {revisions.map(({ revision, savedAt, savedBy, title, language: lang }) => (
        <label key={revision} className={revision === chosen ? styles.chosen : undefined}>
          <input type="radio" name={name} checked={revision === chosen} onChange={() => onChoose(revision)} />
          <span>
            <time dateTime={savedAt}>{formatMoment(savedAt, language)}</time>
            <span className={styles.who}>{savedBy ?? texts.site}</span>
            {title ? <span lang={lang}>{title}</span> : <span>{untitled}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
