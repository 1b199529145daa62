import type { ContactWords } from "#i18n/outside/hu.ts";

/** UTF-16 code units, as `maxlength` counts; a line break is one. */
export const contactLimits = { name: 100, email: 254, message: 5000 } as const;

/** Named as in the templates of the e-mail service. */
export const contactFields = ["from_name", "user_email", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** Hidden from people, so only a program fills it in. Browsers' autofill must not know the name either. */
export const contactHoneypot = "extra_note";

/** Milliseconds between the first focus and sending; a faster sender is taken for a program. */
export const minWritingTime = 2000;

export type ContactTexts = Record<ContactField, string>;

export type ContactFieldError = "missing" | "too_long" | "not_an_address";

export type ContactFieldErrors = Partial<Record<ContactField, ContactFieldError>>;

const limits: Record<ContactField, number> = {
  from_name: contactLimits.name,
  user_email: contactLimits.email,
  message: contactLimits.message,
};

/** The rule of browsers: https://html.spec.whatwg.org/#valid-e-mail-address */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

export function isEmailAddress(text: string): boolean {
  return text.length <= contactLimits.email && emailAddress.test(text);
}

/** A text without control characters, which could inject mail headers. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, " ").trim();
}

/** Forms send each line break as two characters. */
export function cleanContactTexts({ from_name, user_email, message }: ContactTexts): ContactTexts {
  return {
    from_name: oneLine(from_name),
    user_email: oneLine(user_email),
    message: message
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\t\n]/gu, "")
      .trim(),
  };
}

/** The first error of each invalid field. Runs in the browser too, so it uses no schema library. */
export function validateContactTexts(texts: ContactTexts): ContactFieldErrors {
  const cleaned = cleanContactTexts(texts);
  const fieldErrors: ContactFieldErrors = {};
  for (const field of contactFields) {
    const text = cleaned[field];
    if (text === "") fieldErrors[field] = "missing";
    else if (text.length > limits[field]) fieldErrors[field] = "too_long";
    else if (field === "user_email" && !isEmailAddress(text)) fieldErrors[field] = "not_an_address";
  }
  return fieldErrors;
}

export function contactFieldErrorText(
  { missing, too_long, not_an_address }: ContactWords["errors"],
  field: ContactField,
  error: ContactFieldError,
): string {
  if (error === "missing") return missing[field];
  return error === "too_long" ? too_long[field](limits[field]) : not_an_address;
}

/** Characters left from which on the count is shown. */
const hintThreshold = 500;

/**
 * How much more fits into a message; empty while that is much.
 * @param step the count is rounded up to it
 */
export function charactersLeft(
  words: Pick<ContactWords, "charactersLeft">,
  length: number,
  step = 1,
): string {
  const left = contactLimits.message - length;
  return left > hintThreshold ? "" : words.charactersLeft(Math.ceil(left / step) * step);
}
