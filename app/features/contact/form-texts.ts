import { contactFields, findContactProblems, type ContactField, type ContactTexts } from "#api/contact.ts";

export type ContactProblems = ReturnType<typeof findContactProblems>;

/** A field of the contact form by its name; it may also be a hidden one. */
export function fieldOf(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
}

/** What is typed in the form. */
export function readTexts(form: HTMLFormElement): ContactTexts {
  const read = (name: ContactField) => fieldOf(form, name)?.value ?? "";
  return { from_name: read("from_name"), user_email: read("user_email"), message: read("message") };
}

export function writeTexts(form: HTMLFormElement, texts: ContactTexts): void {
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    if (field) field.value = texts[name];
  }
}

/** What is wrong with what is typed, by our own rules and the browser's. */
export function problemsOf(form: HTMLFormElement): ContactProblems {
  const problems = findContactProblems(readTexts(form));
  if (fieldOf(form, "user_email")?.validity.typeMismatch) problems.user_email ??= "not_an_address";
  return problems;
}

/** The first field with a problem, in the form's order. */
export function firstProblem(problems: ContactProblems): ContactField | undefined {
  return contactFields.find((field) => problems[field]);
}
