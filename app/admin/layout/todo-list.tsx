import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import type { Todo } from "#api/admin/todos.ts";
import type { TodoKind } from "#api/admin/todo-kinds.ts";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import {
  adminPath,
  backupsPath,
  factsPath,
  guideListPath,
  messagesPath,
  peoplePath,
} from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { useTodos } from "./use-todos.ts";
import styles from "./todo-list.module.css";

/** The page on which each kind of to-do is dealt with. */
const placeOf: Record<TodoKind, (language: Language, of?: Language) => string> = {
  backupFailed: backupsPath,
  backupOld: backupsPath,
  unreadMessages: messagesPath,
  waitingAccounts: peoplePath,
  scheduledSoon: (language) => `${adminPath(language)}?state=scheduled`,
  outdatedTranslations: (language) => `${adminPath(language)}?state=outdated`,
  outdatedTexts: (language, of = language) => `${adminPath(language)}?state=outdated&in=${of}`,
  missingTexts: (language, of = language) => `${adminPath(language)}?state=none&in=${of}`,
  deadLinks: (language) => `${adminPath(language)}#_dead-links`,
  factReports: factsPath,
  overdueFacts: (language) => `${factsPath(language)}?state=overdue`,
  outdatedPages: (language) => `${guideListPath(language)}?state=outdated`,
  lyingDrafts: (language) => `${adminPath(language)}?state=draft`,
};

const classOf: Partial<Record<TodoKind, string | undefined>> = {
  backupFailed: styles.urgent,
  backupOld: styles.urgent,
  overdueFacts: styles.wide,
};

/** Lists the to-dos of today, each with a link to it, and notes below them. */
export function TodoList({ children }: { children?: ReactNode }) {
  const texts = useAdminMessages().adminLayout.todos;
  const language = useLanguage();
  const { entries, refresh } = useTodos();
  return (
    <section aria-labelledby="_todos" className={styles.todos}>
      <h2 id="_todos" className={styles.title}>
        {texts.title}
      </h2>
      {entries === undefined && <p role="status">{texts.loading}</p>}
      {entries === null && (
        <RetryAlert retry={texts.retry} onRetry={refresh}>
          {texts.failed}
        </RetryAlert>
      )}
      {entries?.length === 0 && <p>{texts.none}</p>}
      {entries && entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map(({ kind, count, at, facts, language: of = language }) => (
            <li key={`${kind} ${of}`} className={classOf[kind]}>
              <Link to={placeOf[kind](language, of)} className={styles.entry}>
                {texts.kinds[kind](count, of)}
              </Link>
              {kind === "scheduledSoon" && at !== null && (
                <span className={styles.when}>{texts.first(formatMoment(at, language))}</span>
              )}
              {facts && <MostUrgentFacts facts={facts} />}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** Those to begin with: there may be more that are due than anybody checks in a day. */
function MostUrgentFacts({ facts }: { facts: NonNullable<Todo["facts"]> }) {
  const { mostUrgent } = useAdminMessages().adminLayout.todos;
  const language = useLanguage();
  const id = useId();
  return (
    <div className={styles.facts}>
      <p id={id}>{mostUrgent}</p>
      <ul aria-labelledby={id}>
        {facts.map((fact) => (
          <li key={fact.id}>
            <Link to={`${factsPath(language)}?${new URLSearchParams({ fact: fact.id })}`}>
              {fact.names[language]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
