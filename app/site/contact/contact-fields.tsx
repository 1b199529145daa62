import type { DOMAttributes } from "react";
import { contactLimits, contactFieldErrorText, type ContactField } from "#api/contact/contact-form.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import type { ContactFormResult } from "./answer-contact-post.ts";
import type { ContactFormState } from "./contact-form-state.ts";
import { firstInvalidField } from "./form-texts.ts";
import styles from "./contact-form.module.css";

interface ContactFieldsProps {
  state: ContactFormState;
  result: ContactFormResult | undefined;
  listeners: Pick<DOMAttributes<HTMLElement>, "onFocus" | "onInput" | "onInvalid">;
}

/** The fields of the contact form. */
export function ContactFields({ state, result, listeners }: ContactFieldsProps) {
  const { contact, contactErrors } = useMessages();
  const charactersLeft = useCharactersLeft(contactLimits.message - state.messageLength);
  const common = (name: ContactField) => ({
    ...listeners,
    name,
    required: true,
    readOnly: state.outcome.state === "sending",
    defaultValue: result?.texts[name],
    // On the page that answers a form posted without JavaScript.
    autoFocus: result && firstInvalidField(result.fieldErrors) === name,
  });
  const errorOf = (name: ContactField) => {
    const error = state.fieldErrors[name];
    return error && contactFieldErrorText(contactErrors, name, error);
  };

  return (
    <>
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
    </>
  );
}

/** Characters left from which on the count is shown. */
const hintThreshold = 500;
/** Screen readers hear the count once per this number of characters. */
const announcementStep = 100;

function useCharactersLeft(left: number) {
  const { contact } = useMessages();
  const isNear = left <= hintThreshold;
  return {
    hint: isNear && contact.charactersLeft(left),
    announcement: (
      <VisuallyHidden role="status">
        {isNear && contact.charactersLeft(Math.ceil(left / announcementStep) * announcementStep)}
      </VisuallyHidden>
    ),
  };
}
