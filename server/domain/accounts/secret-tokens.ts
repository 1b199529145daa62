import { createHash, randomBytes } from "node:crypto";

/** Crockford's base 32: without letters that look like digits. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

/** A secret of 192 bits, for a link. */
export function makeToken(): string {
  return randomBytes(24).toString("base64url");
}

/** Each four letters are 20 random bits. @example makeCode(12) // "k7wq-2mfh-x4tz" */
export function makeCode(length: number): string {
  const text = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join("");
  return text.replaceAll(/(.{4})(?=.)/g, "$1-");
}

/** SHA-256, without salt and fast: a random token, unlike a password, cannot be guessed from its hash. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
