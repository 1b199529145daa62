import type { ChangeNote } from "#api/documents/change-notes.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./change-notes.module.css";

interface ChangeNotesProps {
  /** The newest first. */
  changes: readonly ChangeNote[] | undefined;
  /** Set when the text is shown in another language than the page's. */
  lang?: Language | undefined;
}

/** Folded at the end of a page: what was changed last, when and why. Nothing where nobody has said. */
export function ChangeNotes({ changes = [], lang }: ChangeNotesProps) {
  const language = useLanguage();
  const { changes: texts } = useMessages();
  if (changes.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{texts.onPage}</summary>
      <ul>
        {changes.map(({ at, note }) => (
          <li key={at}>
            <time dateTime={at}>{formatDate(at, language)}</time>: <span lang={lang}>{note}</span>
          </li>
        ))}
      </ul>
      <SiteLink to={pagePath("changes", language)}>{texts.all}</SiteLink>
    </details>
  );
}
