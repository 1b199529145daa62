import type { ReactNode, Ref } from "react";
import type { ApiClient } from "#api/client.ts";
import { contactHoneypot } from "#api/contact/contact-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { TrapField } from "#app/ui/forms/trap-field.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { contactDraftKey } from "./contact-draft.ts";
import type { ContactFormResult } from "./answer-contact-post.ts";
import { ContactFields } from "./contact-fields.tsx";
import type { ContactFormState } from "./contact-form-state.ts";
import { useContactForm } from "./use-contact-form.ts";
import styles from "./contact-form.module.css";

interface ContactFormProps {
  api: Pick<ApiClient, "readContactService">;
  action: string;
  result: ContactFormResult | undefined;
  isSent: boolean;
  /** More fields, below those that every message has. */
  children?: ReactNode;
}

/** Without JavaScript the browser posts the form to `action`. */
export function ContactForm({ api, action, result, isSent, children }: ContactFormProps) {
  const { contact } = useMessages();
  const language = useLanguage();
  const { form, status, state, listeners, submit } = useContactForm({ api, result, isSent });
  const isSending = state.outcome.state === "sending";

  return (
    <form
      ref={form}
      method="post"
      action={action}
      className={styles.form}
      // Two things need hydration: restoring a draft, and replacing the address that says thanks.
      data-draft={contactDraftKey}
      data-hydrates-after={isSent ? 0 : undefined}
      onSubmit={submit}
    >
      <p className={styles.required}>{contact.required}</p>
      <ContactFields state={state} result={result} listeners={listeners} />
      {children}
      <TrapField label={contact.leaveEmpty} name={contactHoneypot} />
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
        <ContactOutcome ref={status} outcome={state.outcome} />
      </div>
    </form>
  );
}

interface ContactOutcomeProps {
  ref: Ref<HTMLDivElement>;
  outcome: ContactFormState["outcome"];
}

/** Its id is in the address to which a visitor without JavaScript is led after sending. */
function ContactOutcome({ ref, outcome }: ContactOutcomeProps) {
  const { contact } = useMessages();
  return (
    <div id="_contact-outcome" ref={ref} tabIndex={-1} className={styles.outcome}>
      <div role="status">
        {outcome.state === "sending" && <VisuallyHidden>{contact.sending}</VisuallyHidden>}
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
  );
}
