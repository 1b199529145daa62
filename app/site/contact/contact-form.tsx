import { useState, type ReactNode } from "react";
import { contactHoneypot } from "#api/contact/contact-form.ts";
import { answeredBy } from "#app/site/parts/answered-by.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { TrapField } from "#app/ui/forms/trap-field.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import type { ContactFormResult } from "./answer-contact-post.ts";
import { ContactFields } from "./contact-fields.tsx";
import { contactDraftKey } from "./script/contact-draft.ts";
import styles from "./contact-form.module.css";

interface ContactFormProps {
  action: string;
  /** The result of a form that was posted without JavaScript, or before its script was here. */
  result: ContactFormResult | undefined;
  isSent: boolean;
  /** More fields, below those that every message has. */
  children?: ReactNode;
}

/** Without JavaScript the browser posts the form to `action`; else `script/answer-contact.ts` does all, with React and without it. */
export function ContactForm({ action, result, isSent, children }: ContactFormProps) {
  const { contact } = useMessages();
  const language = useLanguage();
  return (
    <form
      // Drawn anew in another language: React does not know what the script has written into it.
      key={language}
      method="post"
      action={action}
      className={styles.form}
      data-draft={contactDraftKey}
      data-wait={isSent ? 0 : undefined}
      {...answeredBy("contact")}
    >
      <p className={styles.required}>{contact.required}</p>
      <ContactFields result={result} />
      {children}
      <TrapField label={contact.leaveEmpty} name={contactHoneypot} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="elapsed" defaultValue="" />
      <div className={styles.end}>
        <Button type="submit" suppressHydrationWarning {...(result?.isFailed && { autoFocus: true })}>
          {contact.send}
        </Button>
        <ContactOutcome result={result} isSent={isSent} />
      </div>
    </form>
  );
}

/**
 * The script writes into these elements, which React must not take for a mistake when it hydrates. The id is in the address to
 * which a visitor without JavaScript is led after sending.
 */
function ContactOutcome({ result, isSent }: Pick<ContactFormProps, "result" | "isSent">) {
  const { contact } = useMessages();
  // The address of the thanks is replaced as soon as the script is here.
  const [isThanking] = useState(isSent);
  return (
    <div id="_contact-outcome" tabIndex={-1} className={styles.outcome}>
      <div role="status">
        <VisuallyHidden suppressHydrationWarning>{""}</VisuallyHidden>
        <p className={styles.sent} suppressHydrationWarning>
          {isThanking ? contact.successMessage : ""}
        </p>
      </div>
      <div role="alert" className={styles.failed}>
        <p className={styles.failure} suppressHydrationWarning>
          {result?.isFailed ? contact.errorMessage : ""}
        </p>
        <p suppressHydrationWarning>{(result?.isFailed && result.formError) || ""}</p>
      </div>
    </div>
  );
}
