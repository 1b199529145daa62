import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Queries } from "#server/storage/database.ts";
import { findOrInsertSecret } from "#server/storage/settings/site-secrets.ts";

/**
 * The key of an account's device tokens. It is made of a secret of the installation, which no backup holds, so that nobody can forge a
 * token with what a backup tells; and of the account's stored hash, so that a new password ends all tokens.
 */
export async function deviceKey(db: Queries, passwordHash: string): Promise<Buffer> {
  const secret = await findOrInsertSecret(db, "device", () => randomBytes(32).toString("base64url"));
  return createHmac("sha256", secret).update(passwordHash).digest();
}

/**
 * A browser that has signed in to an account keeps such a token: a random name and its MAC. The database needs no table of them.
 *
 * @param device the name of a browser that had one already
 */
export function makeDeviceToken(key: Buffer, device: string | null): string {
  const name = device ?? randomBytes(16).toString("base64url");
  return `${name}.${macOf(key, name).toString("base64url")}`;
}

/** The browser's name, or null when the token is none of this account. */
export function readDeviceToken(key: Buffer, token: string): string | null {
  const [name = "", mac = ""] = token.split(".");
  const given = Buffer.from(mac, "base64url");
  const right = macOf(key, name);
  return given.length === right.length && timingSafeEqual(given, right) ? name : null;
}

function macOf(key: Buffer, name: string): Buffer {
  return createHmac("sha256", key).update(`device ${name}`).digest();
}
