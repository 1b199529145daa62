import { backupFaults, type BackupFault } from "#api/admin/backup-faults.ts";
import { ApiError } from "#api/errors/errors.ts";
import { WorkError } from "#api/work.ts";
import type { Work } from "#app/admin/calls/use-work.ts";
import { WorkProgress } from "#app/admin/calls/work-progress.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { BackupFilesTexts } from "#i18n/admin/hu/backup-files.ts";

/** How far a work is, or why it failed. */
export function WorkStatus({ work }: { work: Work }) {
  const { backupFiles: texts } = useAdminMessages();
  return (
    <WorkProgress
      {...work}
      label={texts.running}
      stepText={(step) => stepText(step, texts)}
      failureText={(error) => failureText(error, texts)}
    />
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
