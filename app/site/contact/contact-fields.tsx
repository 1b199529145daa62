import {
  charactersLeft,
  contactFieldErrorText,
  contactFields,
  contactLimits,
  type ContactField,
} from "#api/contact/contact-form.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import type { ContactFormResult } from "./answer-contact-post.ts";
import styles from "./contact-form.module.css";

/** The fields of the contact form. */
export function ContactFields({ result }: { result: ContactFormResult | undefined }) {
  const { contact, contactErrors } = useMessages();
  const fieldErrors = result?.fieldErrors ?? {};
  const firstInvalid = contactFields.find((name) => fieldErrors[name]);
  const common = (name: ContactField) => ({
    name,
    required: true,
    defaultValue: result?.texts[name],
    // On the page that answers a form posted without JavaScript.
    autoFocus: firstInvalid === name,
  });
  const scripted = (name: ContactField) => {
    const error = fieldErrors[name];
    return { scripted: true, error: error ? contactFieldErrorText(contactErrors, name, error) : "" };
  };

  return (
    <>
      <div className={styles.who}>
        <Field label={contact.name} {...scripted("from_name")}>
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
        <Field label={contact.email} {...scripted("user_email")} hint={contact.emailUse}>
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
      <Field
        label={contact.message}
        {...scripted("message")}
        hint={charactersLeft(contact, result?.texts.message.length ?? 0)}
      >
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
      <VisuallyHidden role="status" data-left="" suppressHydrationWarning>
        {""}
      </VisuallyHidden>
    </>
  );
}
