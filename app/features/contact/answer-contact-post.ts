import type { ApiClient } from "#api/client.ts";
import { contactTrap, findContactProblems, tidyContactTexts, type ContactTexts } from "#api/contact.ts";
import { ApiError } from "#api/errors.ts";
import type { Language } from "#i18n/languages.ts";
import type { ContactProblems } from "./form-texts.ts";
import { refusalSentence } from "./refusal-sentence.ts";

/** What the page shows after a form that was posted without JavaScript and whose message was not kept. */
export interface ContactAnswer {
  /** Everything that was typed. */
  texts: ContactTexts;
  problems: ContactProblems;
  /** Null when the message was not even passed on, because of its problems. */
  failure: { refusal: string | null } | null;
}

/**
 * Passes on a contact message that the browser posted by itself.
 *
 * @returns null when the message was kept, otherwise the page's status and what it shows
 */
export async function answerContactPost(
  api: Pick<ApiClient, "sendContactMessage">,
  language: Language,
  form: FormData,
): Promise<{ status: number; answer: ContactAnswer } | null> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const texts = tidyContactTexts({
    from_name: text("from_name"),
    user_email: text("user_email"),
    message: text("message"),
  });
  const problems = findContactProblems(texts);
  if (Object.keys(problems).length > 0) return { status: 400, answer: { texts, problems, failure: null } };
  try {
    await api.sendContactMessage({
      ...texts,
      language,
      [contactTrap]: text(contactTrap),
      elapsed: text("elapsed"),
    });
    return null;
  } catch (error) {
    const status = statusOf(error);
    if (status >= 500) report(error);
    return { status, answer: { texts, problems, failure: { refusal: refusalSentence(error) } } };
  }
}

/** A refusal is the visitor's to know about; anything else went wrong behind the page. */
function statusOf(error: unknown): number {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.status : 502;
}

/** In one line, among the server's own. */
function report(error: unknown): void {
  console.error(`Failed to send the contact message: ${String(error).replaceAll(/\s+/g, " ")}`);
}
