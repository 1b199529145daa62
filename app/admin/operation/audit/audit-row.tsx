import type { AuditEvent } from "#api/audit/audit-events.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { subjectText } from "./subject-text.ts";
import styles from "./audit-row.module.css";

/** One event: what, about what and why not, by whom, when. */
export function AuditRow({ event }: { event: AuditEvent }) {
  const admin = useAdminMessages();
  const texts = admin.auditLog;
  const { pages } = useMessages();
  const { at, kind, source, username, session, reason, count } = event;
  const language = useLanguage();
  const isRefusal = reason !== null;
  const isTold = reason !== null && reason in texts.reasons;
  return (
    <li className={isRefusal ? `${styles.row} ${styles.refused}` : styles.row}>
      <p className={styles.kind}>{texts.kinds[kind]}</p>
      <p className={styles.about}>
        {subjectText(event, { language, admin, pages })}
        {/* Safe cast: looked up above. */}
        {isTold && <span>{texts.reasons[reason as keyof typeof texts.reasons]}</span>}
        {count > 1 && <span>{texts.times(count)}</span>}
      </p>
      <p className={styles.who}>
        {source === "account" ? username : texts.sources[source]}
        {session && <span>{texts.session(session)}</span>}
      </p>
      <time className={styles.when} dateTime={at}>
        {formatMoment(at, language)}
      </time>
    </li>
  );
}
