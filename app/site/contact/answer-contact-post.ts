import type { ApiClient } from "#api/client.ts";
import {
  contactHoneypot,
  validateContactTexts,
  cleanContactTexts,
  type ContactFieldErrors,
  type ContactTexts,
} from "#api/contact/contact-form.ts";
import { ApiError, formErrorOf } from "#api/errors/errors.ts";
import type { Language } from "#i18n/languages.ts";

/** The answer to a form that was posted without JavaScript and refused; the form shows it. */
export interface ContactFormResult {
  texts: ContactTexts;
  fieldErrors: ContactFieldErrors;
  /** The server's reason, where it gave one. */
  formError: string | null;
  /** Whether a plan was to go with it. */
  hasPlan: boolean;
  /** Whether sending failed; false when the field errors kept the message from being sent. */
  isFailed: boolean;
}

/** For a form posted without JavaScript. Returns null when the message was accepted. */
export async function answerContactPost(
  api: Pick<ApiClient, "sendContactMessage">,
  language: Language,
  form: FormData,
): Promise<{ status: number; result: ContactFormResult } | null> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const texts = cleanContactTexts({
    from_name: text("from_name"),
    user_email: text("user_email"),
    message: text("message"),
  });
  const fieldErrors = validateContactTexts(texts);
  const plan = text("plan");
  const refused = { texts, fieldErrors, hasPlan: plan !== "" };
  if (Object.keys(fieldErrors).length > 0)
    return { status: 400, result: { ...refused, formError: null, isFailed: false } };
  try {
    await api.sendContactMessage({
      ...texts,
      language,
      plan,
      [contactHoneypot]: text(contactHoneypot),
      elapsed: text("elapsed"),
    });
    return null;
  } catch (error) {
    const status = statusOf(error);
    if (status >= 500) report(error);
    return { status, result: { ...refused, formError: formErrorOf(error) ?? null, isFailed: true } };
  }
}

/** The visitor can correct what the server refused (4xx); any other failure is on our side. */
function statusOf(error: unknown): number {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.status : 502;
}

/** On one line, like the server's other log entries. */
function report(error: unknown): void {
  console.error(`Failed to send the contact message: ${String(error).replaceAll(/\s+/g, " ")}`);
}
