import type { ChangeList as Changes } from "#api/documents/change-notes.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./change-list.module.css";

/** Each change with its day, and a link to where it was made. */
export function ChangeList({ changes }: { changes: Changes }) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {changes.map(({ id, at, note, title, path }) => (
        <li key={id}>
          <time dateTime={at} className={styles.day}>
            {formatDate(at, language)}
          </time>
          <SiteLink to={path} className={styles.page}>
            {title}
          </SiteLink>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  );
}
