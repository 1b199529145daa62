import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A browser that has signed in to an account keeps such a token: a random name and its MAC. The key is the account's stored
 * hash, which nobody outside knows, so the database needs no further table, and a new password ends all tokens.
 *
 * @param device the name of a browser that had one already
 */
export function makeDeviceToken(passwordHash: string, device: string | null): string {
  const name = device ?? randomBytes(16).toString("base64url");
  return `${name}.${macOf(passwordHash, name).toString("base64url")}`;
}

/** The browser's name, or null when the token is none of this account. */
export function readDeviceToken(passwordHash: string, token: string): string | null {
  const [name = "", mac = ""] = token.split(".");
  const given = Buffer.from(mac, "base64url");
  const right = macOf(passwordHash, name);
  return given.length === right.length && timingSafeEqual(given, right) ? name : null;
}

function macOf(passwordHash: string, name: string): Buffer {
  return createHmac("sha256", passwordHash).update(`device ${name}`).digest();
}
