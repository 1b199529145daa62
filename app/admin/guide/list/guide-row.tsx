import { Link } from "react-router";
import type { AdminDocumentList, AdminDocumentState } from "#api/guide/admin-documents.ts";
import { editGuidePath, pagePath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { isOwnPage, ownPagePath } from "#i18n/own-pages.ts";
import { languageNames, languages, languagesFrom, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../../../ui/lists/item-list.module.css";
import styles from "./guide-row.module.css";

/** One page: its title, where each language stands, and the ways to it. */
export function GuideRow({
  item: { page, own, isWithdrawn, languages: states },
}: {
  item: AdminDocumentList[number];
}) {
  const texts = useAdminMessages().guide;
  const language = useLanguage();
  const { version } = states[language];
  const { title, lang } = titleOf(states, language);
  const shownAt = isOwnPage(page)
    ? own && version > 0 && ownPagePath(own.addresses[language], language)
    : !isWithdrawn && pagePath(page, language);
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <span lang={lang}>{title}</span>
        {isWithdrawn && <span className={styles.newer}>{texts.withdrawal.state}</span>}
      </h2>
      <ul className={styles.states}>
        {languages.map((one) => (
          <li key={one}>
            <span className={list.language} title={languageNames[one]}>
              {one}
            </span>{" "}
            {own && states[one].version === 0 ? (
              <Unseen state={states[one]} />
            ) : (
              <Standing state={states[one]} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Link to={editGuidePath(page, language)} aria-label={texts.named(texts.edit, title)}>
          {texts.edit}
        </Link>
        {shownAt && (
          <a href={shownAt} aria-label={texts.named(texts.view, title)}>
            {texts.view}
          </a>
        )}
      </div>
    </li>
  );
}

/** The title in the editor's language, else in the first one that has the page. */
export function titleOf(states: AdminDocumentList[number]["languages"], language: Language) {
  const lang = languagesFrom(language).find((one) => states[one].title !== "") ?? language;
  return { title: states[lang].title, lang };
}

function Standing({
  state: { savedBy, savedAt, draft, isOutdated, hasNewerRelease },
}: {
  state: AdminDocumentState;
}) {
  const { guide: texts, translationStates } = useAdminMessages();
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
          <Waiting draft={draft} />
        </span>
      )}
      {isOutdated && <span className={styles.newer}>{translationStates.names.outdated}</span>}
      {hasNewerRelease && <span className={styles.newer}>{texts.newerRelease}</span>}
    </>
  );
}

/** The state of an own page that readers do not see. */
function Unseen({ state: { draft } }: { state: AdminDocumentState }) {
  const { unseenState, unwrittenState } = useAdminMessages().guide.ownPages;
  if (!draft) return unwrittenState;
  return draft.publishAt ? <Waiting draft={draft} /> : unseenState;
}

function Waiting({ draft }: { draft: NonNullable<AdminDocumentState["draft"]> }) {
  const texts = useAdminMessages().guide;
  const language = useLanguage();
  return draft.publishAt ? texts.scheduled(formatMoment(draft.publishAt, language)) : texts.hasDraft;
}
