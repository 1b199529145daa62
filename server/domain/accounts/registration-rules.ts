import { registrationSchema, type Registration } from "#api/accounts/accounts.ts";
import { DomainError } from "#server/domain/errors.ts";
import { isCommonPassword } from "./passwords/common-passwords.ts";

/** Only Latin letters: those of other scripts may look the same. */
const usernameShape = /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d._@-]| (?! ))*$/u;

const shapeRule =
  "the username may have letters, digits, single spaces and . _ - @, and begins with a letter or a digit";

/** @example usernameKey("Ödön") // "ödön", whether Ö came as one character or as two */
export function usernameKey(username: string): string {
  return plainName(username).toLowerCase().normalize("NFKC");
}

/** Call it before each query: PostgreSQL fails on some texts, such as one with a NUL. */
export function isPossibleName(username: string): boolean {
  return usernameShape.test(plainName(username));
}

/** @throws DomainError `invalid_field` or `common_password`, each with its field */
export async function checkRegistration({ username, password }: Registration): Promise<Registration> {
  return { username: checkUsername(username), password: await checkPassword(password) };
}

/** @throws DomainError `invalid_field` or `common_password` */
export async function checkPassword(password: string): Promise<string> {
  const checked = check("password", password);
  if (!(await isCommonPassword(checked))) return checked;
  const message = "this password is one of the most common ones, which are guessed first";
  throw new DomainError("common_password", message, { fieldErrors: { password: message } });
}

export function checkUsername(username: string): string {
  const plain = check("username", plainName(username));
  if (!isPossibleName(plain)) throw brokenRule("username", shapeRule);
  return plain;
}

function check(field: keyof Registration, value: string): string {
  const checked = registrationSchema.shape[field].safeParse(value);
  if (checked.success) return checked.data;
  throw brokenRule(field, checked.error.issues[0]?.message ?? "invalid");
}

function brokenRule(field: keyof Registration, rule: string): DomainError {
  return new DomainError("invalid_field", rule, { fieldErrors: { [field]: rule } });
}

function plainName(username: string): string {
  return username.normalize("NFKC").trim();
}
