import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./backup-line.module.css";

/** When the last good backup was made. That it is old, or that one failed, stands in the list of what needs attention. */
export function BackupLine() {
  const { api } = useAdmin();
  const texts = useAdminMessages().backupWarnings;
  const language = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ["backups", "state"],
    queryFn: () => api.readBackupState(),
  });
  if (isError) return <Alert>{texts.loadFailed}</Alert>;
  // Keeps its place, so that nothing moves when the answer comes.
  if (!data) return <p className={styles.line} />;
  const { lastGoodAt } = data;
  return (
    <p className={styles.line}>
      {lastGoodAt === null ? texts.none : texts.good(formatMoment(lastGoodAt, language))}
    </p>
  );
}
