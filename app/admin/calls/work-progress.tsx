import { Alert } from "#app/ui/notices/alert.tsx";
import { formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Work } from "./use-work.ts";
import styles from "./work-progress.module.css";

interface WorkProgressProps extends Omit<Work, "run"> {
  label: string;
  /** Says what is being done; without a step, that it begins. */
  stepText: (step: string | undefined) => string;
  failureText: (error: unknown) => string;
}

/** How far a work is, or why it failed. The steps are read out, the counting is not. */
export function WorkProgress({ isBusy, step, failure, label, stepText, failureText }: WorkProgressProps) {
  const language = useLanguage();
  const { done = 0, total } = step ?? {};
  return (
    <>
      <div className={styles.work}>
        {isBusy && (
          <progress
            className={styles.progress}
            aria-label={label}
            {...(total !== undefined && { value: done, max: total })}
          />
        )}
        <span role="status">{isBusy && stepText(step?.step)}</span>
        {isBusy && total !== undefined && done > 0 && (
          <span aria-hidden="true">
            {[done, total].map((one) => formatNumber(one, language)).join(" / ")}
          </span>
        )}
      </div>
      {failure && <Alert>{failureText(failure.error)}</Alert>}
    </>
  );
}
