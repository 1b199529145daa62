import { registrationSchema, type Registration } from "#api/accounts.ts";
import { DomainError } from "./errors.ts";

/** Latin letters and digits, with . _ - @ or single spaces between them. No look-alikes of other scripts. */
const usernameShape = /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d._@-]| (?! ))*$/u;

const shapeRule =
  "the username may have letters, digits, single spaces and . _ - @, and begins with a letter or a digit";

/**
 * The form of a name by which accounts are told apart: case and ways of writing a letter do not count.
 *
 * @example usernameKey("Ödön") // "ödön", whether Ö came as one character or as two
 */
export function usernameKey(username: string): string {
  return plainName(username).toLowerCase().normalize("NFKC");
}

/** Whether an account could have this name; if not, the database need not be asked (and refuses some texts). */
export function isPossibleName(username: string): boolean {
  return usernameShape.test(plainName(username));
}

/**
 * Checks a name and a password against the rules and gives them back as they are to be stored.
 *
 * @throws DomainError `invalid_field` that says which rule was broken
 */
export function checkRegistration({ username, password }: Registration): Registration {
  return { username: checkUsername(username), password: check("password", password) };
}

/** The same for the name alone. */
export function checkUsername(username: string): string {
  const plain = check("username", plainName(username));
  if (!isPossibleName(plain)) throw new DomainError("invalid_field", shapeRule, { field: "username" });
  return plain;
}

function check(field: keyof Registration, value: string): string {
  const checked = registrationSchema.shape[field].safeParse(value);
  if (checked.success) return checked.data;
  throw new DomainError("invalid_field", checked.error.issues[0]?.message ?? "invalid", { field });
}

function plainName(username: string): string {
  return username.normalize("NFKC").trim();
}
