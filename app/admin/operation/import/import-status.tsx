import type { ImportFault } from "#api/import/import-report.ts";
import { ApiError } from "#api/errors/errors.ts";
import { WorkError } from "#api/work.ts";
import type { Work } from "#app/admin/calls/use-work.ts";
import { WorkProgress } from "#app/admin/calls/work-progress.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { ImportTexts } from "#i18n/admin/import/hu.ts";

/** How far an import is, or why there is none. */
export function ImportStatus(work: Omit<Work, "run">) {
  const { postsImport: texts } = useAdminMessages();
  const steps: Record<string, string> = texts.steps;
  return (
    <WorkProgress
      {...work}
      label={texts.running}
      stepText={(step = "begun") => steps[step] ?? texts.steps.begun}
      failureText={(error) => failureText(error, texts)}
    />
  );
}

function failureText(error: unknown, { faults, failures }: ImportTexts): string {
  if (error instanceof WorkError && isFault(error.fault, faults)) {
    const say: (detail: string) => string = faults[error.fault];
    return say(error.message);
  }
  const code = error instanceof WorkError || error instanceof ApiError ? error.code : "internal";
  if (code === "not_found") return failures.gone;
  if (code === "unavailable") return failures.busy;
  return code === "no_space" ? failures.noSpace : failures.other;
}

function isFault(fault: string | undefined, faults: ImportTexts["faults"]): fault is ImportFault {
  return fault !== undefined && fault in faults;
}
