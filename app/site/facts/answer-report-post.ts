import type { ApiClient } from "#api/client.ts";
import { contactHoneypot } from "#api/contact/contact-form.ts";
import { ApiError, formErrorOf, type FieldErrors } from "#api/errors/errors.ts";
import type { Language } from "#i18n/languages.ts";

/** The answer to a report that was refused; the form shows it together with the visitor's text. */
export interface ReportResult {
  message: string;
  email: string;
  /** The server's sentences, in the reader's language. */
  fieldErrors: FieldErrors;
  /** The server's reason, where it gave one. */
  formError: string | null;
  isFailed: boolean;
}

interface ReportPost {
  id: string;
  language: Language;
  form: FormData;
}

/** Passes a posted report on. Returns null when it was accepted. */
export async function answerReportPost(
  api: Pick<ApiClient, "reportFact">,
  { id, language, form }: ReportPost,
): Promise<{ status: number; result: ReportResult } | null> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const typed = { message: text("message"), email: text("email") };
  try {
    const protection = { [contactHoneypot]: text(contactHoneypot), elapsed: text("elapsed") };
    await api.reportFact(id, { ...typed, ...protection, language });
    return null;
  } catch (error) {
    // The reader can correct what the server refused (4xx); any other failure is on our side.
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!isRefused) console.error(`Failed to pass on a report: ${String(error).replaceAll(/\s+/g, " ")}`);
    const fieldErrors = isRefused ? error.fieldErrors : {};
    const isFailed = Object.keys(fieldErrors).length === 0;
    const result = { ...typed, fieldErrors, formError: formErrorOf(error) ?? null, isFailed };
    return { status: isRefused ? error.status : 502, result };
  }
}
