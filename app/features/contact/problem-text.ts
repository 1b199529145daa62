import { contactLimits, type ContactField, type ContactProblem } from "#api/contact.ts";
import type { Messages } from "#i18n/messages/hu.ts";

const limits: Record<ContactField, number> = {
  from_name: contactLimits.name,
  user_email: contactLimits.email,
  message: contactLimits.message,
};

/** What to say beside a field with a problem. */
export function problemText(
  texts: Messages["contactAnswers"],
  field: ContactField,
  problem: ContactProblem,
): string {
  if (problem === "not_an_address") return texts.not_an_address;
  if (problem === "missing") return texts.missing[field];
  return texts.too_long[field](limits[field]);
}
