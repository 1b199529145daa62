import { createHash, randomBytes } from "node:crypto";

/** A secret of 192 bits, for a link. */
export function makeToken(): string {
  return randomBytes(24).toString("base64url");
}

/** SHA-256, without salt and fast: a random token, unlike a password, cannot be guessed from its hash. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
