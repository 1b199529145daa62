import type { ApiClient } from "#api/client.ts";
import {
  contactLimits,
  contactFieldErrorText,
  contactHoneypot,
  type ContactField,
} from "#api/contact-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { ContactFormResult } from "./answer-contact-post.ts";
import { firstInvalidField } from "./form-texts.ts";
import { useCharactersLeft } from "./use-characters-left.tsx";
import { useContactForm } from "./use-contact-form.ts";
import styles from "./contact-form.module.css";

interface ContactFormProps {
  api: Pick<ApiClient, "readContactService">;
  action: string;
  result: ContactFormResult | undefined;
  isSent: boolean;
}

/** Without JavaScript the browser posts the form to `action`. */
export function ContactForm({ api, action, result, isSent }: ContactFormProps) {
  const { contact, contactErrors } = useMessages();
  const language = useLanguage();
  const { form, status, outcome, fieldErrors, length, startWriting, change, showFieldErrors, submit } =
    useContactForm({ api, result, isSent });
  const charactersLeft = useCharactersLeft(contactLimits.message - length);
  const isSending = outcome.state === "sending";

  const common = (name: ContactField) => ({
    name,
    required: true,
    readOnly: isSending,
    defaultValue: result?.texts[name],
    onFocus: startWriting,
    onInput: change,
    onInvalid: showFieldErrors,
    // On the page that answers a form posted without JavaScript.
    autoFocus: result && firstInvalidField(result.fieldErrors) === name,
  });
  const errorOf = (name: ContactField) => {
    const error = fieldErrors[name];
    return error && contactFieldErrorText(contactErrors, name, error);
  };

  return (
    <form ref={form} method="post" action={action} className={styles.form} onSubmit={submit}>
      <p className={styles.required}>{contact.required}</p>
      <div className={styles.who}>
        <Field label={contact.name} error={errorOf("from_name")}>
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
        <Field label={contact.email} error={errorOf("user_email")} hint={contact.emailUse}>
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
      <Field label={contact.message} error={errorOf("message")} hint={charactersLeft.hint}>
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
          <input name={contactHoneypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="elapsed" defaultValue="" />
      <div className={styles.end}>
        <Button
          type="submit"
          disabled={isSending}
          aria-busy={isSending}
          {...(result?.isFailed && { autoFocus: true })}
        >
          {isSending ? contact.sending : contact.send}
        </Button>
        <div id="_contact-outcome" ref={status} tabIndex={-1} className={styles.outcome}>
          <div role="status">
            {isSending && <VisuallyHidden>{contact.sending}</VisuallyHidden>}
            {outcome.state === "sent" && <p className={styles.sent}>{contact.successMessage}</p>}
          </div>
          <div role="alert">
            {outcome.state === "failed" && (
              <div className={styles.failed}>
                <p className={styles.failure}>{contact.errorMessage}</p>
                {outcome.formError && <p>{outcome.formError}</p>}
              </div>
            )}
          </div>
        </div>
      </div>
    </form>
  );
}
