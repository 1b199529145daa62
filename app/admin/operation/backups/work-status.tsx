import {
  backupFailures,
  backupFaults,
  type BackupFailure,
  type BackupFault,
} from "#api/admin/backup-faults.ts";
import { ApiError } from "#api/errors/errors.ts";
import { WorkError } from "#api/work.ts";
import type { Work } from "#app/admin/calls/use-work.ts";
import { WorkProgress } from "#app/admin/calls/work-progress.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { BackupFilesTexts } from "#i18n/admin/hu/backup-files.ts";
import type { BackupTexts } from "#i18n/admin/hu/site-status.ts";

/** How far a work is, or why it failed. */
export function WorkStatus({ work }: { work: Work }) {
  const { backupFiles: texts, backupWarnings } = useAdminMessages();
  return (
    <WorkProgress
      {...work}
      label={texts.running}
      stepText={(step) => stepText(step, texts)}
      failureText={(error) => failureText(error, { ...backupWarnings.failures, ...texts.faults })}
    />
  );
}

/** Steps that have no words of their own are the tables of a backup. */
function stepText(step: string | undefined, { steps }: BackupFilesTexts): string {
  if (step === undefined || step === "begun") return steps.begun;
  const known: Record<string, string> = steps;
  return known[step] ?? steps.writing;
}

function failureText(error: unknown, faults: FailureTexts): string {
  const fault = error instanceof WorkError && error.fault;
  if (fault && isFault(fault)) return faults[fault];
  const code = error instanceof WorkError || error instanceof ApiError ? error.code : "internal";
  if (code === "unavailable") return faults.busy;
  if (code === "no_space") return faults.no_space;
  return faults.other;
}

type FailureTexts = BackupTexts["failures"] & BackupFilesTexts["faults"];

function isFault(fault: string): fault is BackupFailure | BackupFault {
  return [...backupFaults, ...backupFailures].some((known) => known === fault);
}
