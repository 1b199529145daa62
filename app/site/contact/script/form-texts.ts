import {
  contactFields,
  validateContactTexts,
  type ContactField,
  type ContactFieldErrors,
  type ContactTexts,
} from "#api/contact/contact-form.ts";

export function fieldOf(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
}

export function readTexts(form: HTMLFormElement): ContactTexts {
  const read = (name: ContactField) => fieldOf(form, name)?.value ?? "";
  return { from_name: read("from_name"), user_email: read("user_email"), message: read("message") };
}

export function isEmpty(form: HTMLFormElement): boolean {
  return Object.values(readTexts(form)).every((text) => text === "");
}

export function writeTexts(form: HTMLFormElement, texts: ContactTexts): void {
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    if (field) field.value = texts[name];
  }
}

/** Checks our own rules and the browser's. */
export function validateForm(form: HTMLFormElement): ContactFieldErrors {
  const fieldErrors = validateContactTexts(readTexts(form));
  if (fieldOf(form, "user_email")?.validity.typeMismatch) fieldErrors.user_email ??= "not_an_address";
  return fieldErrors;
}
