import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useLoaded } from "#app/admin/calls/use-loaded.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./backup-line.module.css";

/** When the last good backup was made. That it is old, or that one failed, stands in the list of what needs attention. */
export function BackupLine() {
  const { api } = useAdmin();
  const texts = useAdminMessages().backups;
  const language = useLanguage();
  const { value, hasFailed } = useLoaded(api.readBackupState);
  if (hasFailed) return <Alert>{texts.loadFailed}</Alert>;
  // Keeps its place, so that nothing moves when the answer comes.
  if (!value) return <p className={styles.line} />;
  const { lastGoodAt } = value;
  return (
    <p className={styles.line}>
      {lastGoodAt === null ? texts.none : texts.good(formatMoment(lastGoodAt, language))}
    </p>
  );
}
