import type { ApiClient } from "#api/client.ts";
import { contactLimits, contactProblemText, contactTrap, type ContactField } from "#api/contact.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { ContactAnswer } from "./answer-contact-post.ts";
import { firstProblem } from "./form-texts.ts";
import { useCharactersLeft } from "./use-characters-left.tsx";
import { useContactForm } from "./use-contact-form.ts";
import styles from "./contact-form.module.css";

interface ContactFormProps {
  api: Pick<ApiClient, "readContactService">;
  action: string;
  answer: ContactAnswer | undefined;
  isSent: boolean;
}

/** The contact form; without JavaScript the browser posts it to `action`. */
export function ContactForm({ api, action, answer, isSent }: ContactFormProps) {
  const { contact, contactAnswers } = useMessages();
  const language = useLanguage();
  const { form, outcomePlace, outcome, problems, length, touch, change, showProblems, submit } =
    useContactForm({ api, answer, isSent });
  const charactersLeft = useCharactersLeft(contactLimits.message - length);
  const isSending = outcome.state === "sending";

  /** What the three fields have alike. */
  const common = (name: ContactField) => ({
    name,
    required: true,
    readOnly: isSending,
    defaultValue: answer?.texts[name],
    onFocus: touch,
    onInput: change,
    onInvalid: showProblems,
    // On the page that a form without JavaScript is answered with: where it is to be mended.
    autoFocus: answer && firstProblem(answer.problems) === name,
  });
  const problemOf = (name: ContactField) => {
    const problem = problems[name];
    return problem && contactProblemText(contactAnswers, name, problem);
  };

  return (
    <form ref={form} method="post" action={action} className={styles.form} onSubmit={submit}>
      <p className={styles.required}>{contact.required}</p>
      <div className={styles.who}>
        <Field label={contact.name} error={problemOf("from_name")}>
          {(control) => (
            <input
              {...control}
              {...common("from_name")}
              maxLength={contactLimits.name}
              autoComplete="name"
              className={`${control.className} ${styles.line}`}
            />
          )}
        </Field>
        <Field label={contact.email} error={problemOf("user_email")} hint={contact.emailUse}>
          {(control) => (
            <input
              {...control}
              {...common("user_email")}
              type="email"
              maxLength={contactLimits.email}
              autoComplete="email"
              className={`${control.className} ${styles.line}`}
            />
          )}
        </Field>
      </div>
      <Field label={contact.message} error={problemOf("message")} hint={charactersLeft.hint}>
        {(control) => (
          <textarea
            {...control}
            {...common("message")}
            rows={7}
            maxLength={contactLimits.message}
            className={`${control.className} ${styles.paper}`}
          />
        )}
      </Field>
      {charactersLeft.announcement}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {contact.leaveEmpty}
          <input name={contactTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="elapsed" defaultValue="" />
      <div className={styles.end}>
        <Button
          type="submit"
          disabled={isSending}
          aria-busy={isSending}
          {...(answer?.failure && { autoFocus: true })}
        >
          {isSending ? contact.sending : contact.send}
        </Button>
        <div id="_contact-outcome" ref={outcomePlace} tabIndex={-1} className={styles.outcome}>
          <div role="status">
            {isSending && <VisuallyHidden>{contact.sending}</VisuallyHidden>}
            {outcome.state === "sent" && <p className={styles.sent}>{contact.successMessage}</p>}
          </div>
          <div role="alert">
            {outcome.state === "failed" && (
              <div className={styles.failed}>
                <p className={styles.failure}>{contact.errorMessage}</p>
                {outcome.refusal && <p>{outcome.refusal}</p>}
              </div>
            )}
          </div>
        </div>
      </div>
    </form>
  );
}
