import { useId } from "react";
import type { RevisionSummary } from "#api/desk/revisions.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatMoment } from "#app/admin/post-form/states/moments.ts";
import styles from "./revisions-dialog.module.css";

interface RevisionListProps {
  revisions: readonly RevisionSummary[];
  chosen: number | undefined;
  onChoose: (revision: number) => Promise<void>;
}

/** The newest first, one of which is compared with the present text. */
export function RevisionList({ revisions, chosen, onChoose }: RevisionListProps) {
  const { revisions: texts } = useAdminMessages().translationStates;
  const { untitled } = useAdminMessages().postForm.draft;
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend>{texts.list}</legend>
      {revisions.map(({ revision, savedAt, savedBy, title, language: lang }) => (
        <label key={revision} className={revision === chosen ? styles.chosen : undefined}>
          <input
            type="radio"
            name={name}
            checked={revision === chosen}
            onChange={() => void onChoose(revision)}
          />
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
