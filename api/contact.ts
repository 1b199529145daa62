import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";

/** Longest texts accepted, counted as `maxlength` counts: in UTF-16 units, a line break as one. */
export const contactLimits = { name: 100, email: 254, message: 5000 } as const;

/** The fields of the contact form, named as its templates at the e-mail service name them. */
export const contactFields = ["from_name", "user_email", "message"] as const;

export type ContactField = (typeof contactFields)[number];

/** A field that people neither see nor reach: what fills it in is a program. No name that a form filler knows. */
export const contactTrap = "extra_note";

/** Milliseconds from the first touch of the form until it is sent; who is faster is a program. */
export const shortestWriting = 2000;

/** What the visitor wrote. */
export type ContactTexts = Record<ContactField, string>;

/** All that the contact form sends. */
export interface ContactForm extends ContactTexts {
  /** The form's language: answers come in it. */
  language: Language;
  [contactTrap]?: string | undefined;
  /** Milliseconds as digits; empty without JavaScript. */
  elapsed?: string | undefined;
}

export type ContactProblem = "missing" | "too_long" | "not_an_address";

const limits: Record<ContactField, number> = {
  from_name: contactLimits.name,
  user_email: contactLimits.email,
  message: contactLimits.message,
};

/** What browsers take for an e-mail address: https://html.spec.whatwg.org/#valid-e-mail-address. */
const emailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

export function isEmailAddress(text: string): boolean {
  return text.length <= contactLimits.email && emailAddress.test(text);
}

/**
 * The fields as they are checked and stored: without control characters, which could end a line of a mail's head,
 * trimmed, and line breaks as one character, which forms send as two.
 */
export function tidyContactTexts({ from_name, user_email, message }: ContactTexts): ContactTexts {
  const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, " ").trim();
  return {
    from_name: oneLine(from_name),
    user_email: oneLine(user_email),
    message: message
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\t\n]/gu, "")
      .trim(),
  };
}

/**
 * What is wrong with the filled-in fields, each with its first problem; empty when all is well. Used by the
 * form before it sends and by the server, so it knows no schema library.
 */
export function findContactProblems(texts: ContactTexts): Partial<Record<ContactField, ContactProblem>> {
  const tidied = tidyContactTexts(texts);
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of contactFields) {
    const text = tidied[field];
    if (text === "") problems[field] = "missing";
    else if (text.length > limits[field]) problems[field] = "too_long";
    else if (field === "user_email" && !isEmailAddress(text)) problems[field] = "not_an_address";
  }
  return problems;
}

/** A problem as a sentence for the visitor. */
export function contactProblemText(
  { missing, too_long, not_an_address }: Messages["contactAnswers"],
  field: ContactField,
  problem: ContactProblem,
): string {
  if (problem === "missing") return missing[field];
  return problem === "too_long" ? too_long[field](limits[field]) : not_an_address;
}

/**
 * Where the e-mail client library sends the form: to the e-mail service of the owner's account, or to this
 * server (`origin` null), whose three names are only there because the library wants some.
 */
export interface ContactService {
  origin: string | null;
  publicKey: string;
  serviceId: string;
  templateId: string;
}
