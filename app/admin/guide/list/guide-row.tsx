import { Link } from "react-router";
import type { AdminDocumentList, AdminDocumentState } from "#api/guide/admin-documents.ts";
import { editGuidePath, pagePath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { languageNames, languages } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./guide-row.module.css";

/** One page: its title, where each language stands, and the ways to it. */
export function GuideRow({ item: { page, languages: states } }: { item: AdminDocumentList[number] }) {
  const texts = useAdminMessages().guide;
  const language = useLanguage();
  const { title } = states[language];
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.states}>
        {languages.map((one) => (
          <li key={one}>
            <span className={list.language} title={languageNames[one]}>
              {one}
            </span>{" "}
            <Standing state={states[one]} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Link to={editGuidePath(page, language)} aria-label={texts.named(texts.edit, title)}>
          {texts.edit}
        </Link>
        <a href={pagePath(page, language)} aria-label={texts.named(texts.view, title)}>
          {texts.view}
        </a>
      </div>
    </li>
  );
}

function Standing({ state: { savedBy, savedAt, draft, hasNewerRelease } }: { state: AdminDocumentState }) {
  const texts = useAdminMessages().guide;
  const language = useLanguage();
  return (
    <>
      {savedBy && savedAt ? (
        <strong>{texts.own(savedBy, formatDate(savedAt, language))}</strong>
      ) : (
        texts.released
      )}
      {draft && (
        <span className={styles.newer}>
          {draft.publishAt ? texts.scheduled(formatMoment(draft.publishAt, language)) : texts.hasDraft}
        </span>
      )}
      {hasNewerRelease && <span className={styles.newer}>{texts.newerRelease}</span>}
    </>
  );
}
