import type { Credentials } from "#api/accounts.ts";

/** Which fields of the form are empty. */
export type Missing = Partial<Record<keyof Credentials, true>>;

/**
 * Reads what was typed into a form with a name and a password; the first of the two that is empty gets the focus.
 *
 * @returns null with what is missing, or the credentials
 */
export function readCredentials(form: HTMLFormElement): {
  credentials: Credentials | null;
  missing: Missing;
} {
  const fields = new FormData(form);
  const credentials = { username: String(fields.get("username")), password: String(fields.get("password")) };
  const missing: Missing = {};
  for (const name of ["password", "username"] as const) {
    if (credentials[name] !== "") continue;
    missing[name] = true;
    form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  }
  return { credentials: Object.keys(missing).length === 0 ? credentials : null, missing };
}
