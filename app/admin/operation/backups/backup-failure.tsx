import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";

/** Why the last backup failed, in words, with what was said to the site folded. Nothing where it did not fail. */
export function BackupFailure() {
  const { api } = useAdmin();
  const texts = useAdminMessages().backupWarnings;
  const language = useLanguage();
  const { data } = useQuery({ queryKey: ["backups", "state"], queryFn: () => api.readBackupState() });
  if (!data?.failure) return null;
  const { at, reason, message } = data.failure;
  return (
    <Alert
      details={
        <details>
          <summary>{texts.said}</summary>
          <code lang="en">{message}</code>
        </details>
      }
    >
      {texts.lastFailed(formatMoment(at, language))} {texts.failures[reason]}
    </Alert>
  );
}
