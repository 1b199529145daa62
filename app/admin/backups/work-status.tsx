import { backupFaults, type BackupFault } from "#api/admin/backup-faults.ts";
import { ApiError } from "#api/errors/errors.ts";
import { WorkError } from "#api/work.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { BackupFilesTexts } from "#i18n/admin/hu/backup-files.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Work } from "./use-work.ts";
import styles from "./backups.module.css";

/** How far a work is, or why it failed. The steps are read out, the counting is not. */
export function WorkStatus({ work: { isBusy, step, failure } }: { work: Work }) {
  const { backupFiles: texts } = useAdminMessages();
  const language = useLanguage();
  return (
    <>
      <div className={styles.work}>
        {isBusy && <progress className={styles.progress} aria-label={texts.running} />}
        <span role="status">{isBusy && stepText(step?.step, texts)}</span>
        {isBusy && step && step.done > 0 && (
          <span aria-hidden="true">{formatNumber(step.done, language)}</span>
        )}
      </div>
      {failure && <Alert>{failureText(failure.error, texts)}</Alert>}
    </>
  );
}

/** Steps that have no words of their own are the tables of a backup. */
function stepText(step: string | undefined, { steps }: BackupFilesTexts): string {
  if (step === undefined || step === "begun") return steps.begun;
  const known: Record<string, string> = steps;
  return known[step] ?? steps.writing;
}

function failureText(error: unknown, { faults }: BackupFilesTexts): string {
  if (error instanceof WorkError && isFault(error.fault)) return faults[error.fault];
  const code = error instanceof WorkError || error instanceof ApiError ? error.code : "internal";
  if (code === "unavailable") return faults.busy;
  if (code === "no_space") return faults.no_space;
  return faults.other;
}

function isFault(fault: string | undefined): fault is BackupFault {
  return backupFaults.some((known) => known === fault);
}
