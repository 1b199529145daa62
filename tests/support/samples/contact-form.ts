import type { ContactFormFields } from "#api/contact/contact-service.ts";

/** A filled-in contact form that is in order. */
export const filledIn = {
  from_name: "Kovács Anna",
  user_email: "anna@example.com",
  message: "Szia!\nMikor érdemes menni?",
  language: "hu",
  extra_note: "",
  elapsed: "5200",
} as const satisfies ContactFormFields;

/** The form as the e-mail client library sends it. */
export function contactFormData(
  changes: Partial<Record<keyof typeof filledIn | "plan", string>> = {},
): FormData {
  const form = new FormData();
  const names = { service_id: "contact", template_id: "message", user_id: "site" };
  const fields = { ...filledIn, ...changes, lib_version: "4.4.1", ...names };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
