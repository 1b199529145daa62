import { useState, type FormEvent } from "react";
import { contactHoneypot, minWritingTime } from "#api/contact/contact-form.ts";
import { factReportLimits as limits } from "#api/facts/fact-report-limits.ts";
import { createWritingClock } from "#app/site/parts/writing-clock.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { TrapField } from "#app/ui/forms/trap-field.tsx";
import { factWords } from "#i18n/facts/fact-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { ReportResult } from "./answer-report-post.ts";
import styles from "./report-form.module.css";

/** The anchor to which a reader is led after sending the form. */
export const reportOutcomeId = "_report-outcome";

interface ReportFormProps {
  /** The page's own address. */
  action: string;
  result: ReportResult | undefined;
  isSent: boolean;
}

/** The browser posts it to the page, with and without JavaScript. */
export function ReportForm({ action, result, isSent }: ReportFormProps) {
  const { report } = factWords[useLanguage()];
  // The address of the thanks is replaced as soon as the page is hydrated.
  const [isThanking] = useState(isSent);
  const { isWaiting, start, submit } = useWritingTime();
  const [isEmpty, setEmpty] = useState(false);
  const refusal = result?.fieldErrors["message"];
  const message = isEmpty ? report.empty : refusal;

  /** An empty report is refused here, without a request. */
  function check(event: FormEvent<HTMLFormElement>): void {
    const field = event.currentTarget.querySelector("textarea");
    const isBlank = field?.value.trim() === "";
    setEmpty(isBlank);
    if (!isBlank) return submit(event);
    event.preventDefault();
    field?.focus();
  }

  return (
    <section className={styles.section} aria-labelledby="_report">
      <h2 id="_report">{report.title}</h2>
      <p className={styles.lead}>{report.lead}</p>
      <form
        method="post"
        action={action}
        noValidate
        className={styles.form}
        onSubmit={check}
        data-hydrates-after={isThanking ? 0 : undefined}
      >
        <ReportOutcome result={result} isThanking={isThanking} />
        <Field label={report.message} hint={report.messageHint} error={message}>
          {(control) => (
            <textarea
              {...control}
              name="message"
              required
              rows={4}
              maxLength={limits.message}
              defaultValue={result?.message}
              onFocus={start}
              onChange={() => setEmpty(false)}
              {...(message !== undefined && { autoFocus: true })}
            />
          )}
        </Field>
        <EmailField result={result} hasFocus={message === undefined} onFocus={start} />
        <TrapField label={report.leaveEmpty} name={contactHoneypot} />
        <input type="hidden" name="elapsed" defaultValue="" />
        <Button type="submit" busy={isWaiting}>
          {report.send}
        </Button>
      </form>
    </section>
  );
}

interface ReportOutcomeProps {
  result: ReportResult | undefined;
  isThanking: boolean;
}

/** The browser gives it the focus: led to it by the address, or where the report was refused. */
function ReportOutcome({ result, isThanking }: ReportOutcomeProps) {
  const { report } = factWords[useLanguage()];
  return (
    <div
      id={reportOutcomeId}
      tabIndex={-1}
      className={styles.outcome}
      {...(result?.isFailed && { autoFocus: true })}
    >
      {isThanking && (
        <p role="status" className={styles.sent}>
          {report.sent}
        </p>
      )}
      {result?.isFailed && (
        <p role="alert" className={styles.failed}>
          {result.formError ?? report.failed}
        </p>
      )}
    </div>
  );
}

interface EmailFieldProps {
  result: ReportResult | undefined;
  /** Whether a wrong address has the focus: what is wrong before it comes first. */
  hasFocus: boolean;
  onFocus: () => void;
}

function EmailField({ result, hasFocus, onFocus }: EmailFieldProps) {
  const { report } = factWords[useLanguage()];
  const error = result?.fieldErrors["email"];
  return (
    <Field label={report.email} hint={report.emailUse} error={error}>
      {(control) => (
        <input
          {...control}
          name="email"
          type="email"
          maxLength={limits.email}
          autoComplete="email"
          defaultValue={result?.email}
          onFocus={onFocus}
          {...(error !== undefined && hasFocus && { autoFocus: true })}
        />
      )}
    </Field>
  );
}

/** Says how long somebody has been writing, and sends no sooner than the server takes for a person's time. */
function useWritingTime() {
  const [{ start, written, elapsed }] = useState(createWritingClock);
  const [isWaiting, setWaiting] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    start();
    const passed = written();
    if (passed < minWritingTime) {
      event.preventDefault();
      setWaiting(true);
      void elapsed().then(() => form.requestSubmit());
      return;
    }
    const field = form.querySelector<HTMLInputElement>("[name=elapsed]");
    if (field) field.value = String(Math.round(passed));
  }

  return { isWaiting, start, submit };
}
