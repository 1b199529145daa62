import { createHash } from "node:crypto";
import type { Queries } from "#server/storage/database.ts";
import {
  decrementAttempts,
  removeAttempts,
  removeExpiredAttempts,
  upsertAttempt,
} from "#server/storage/accounts/rate-limits.ts";
import { canonicalIp } from "#server/domain/network/canonical-ip.ts";
import { DomainError } from "#server/domain/errors.ts";

export interface RateLimit {
  name: string;
  limit: number;
  /** Milliseconds. */
  window: number;
  /** Store a hash instead of the key. */
  hashed?: true;
}

const minute = 60_000;

export const signInsByAddress: RateLimit = { name: "sign-in:address", limit: 10, window: 15 * minute };

export const signInsByAccount: RateLimit = {
  name: "sign-in:account",
  limit: 20,
  window: 15 * minute,
  // People sometimes type their password into the name field; it must not be readable in the database.
  hashed: true,
};

/** The limit for a browser that has signed in to the account before, in place of the two others. */
export const signInsByDevice: RateLimit = { name: "sign-in:device", limit: 10, window: 15 * minute };

/** The limit for all browsers together that have signed in to an account before. */
export const signInsByAnyDevice: RateLimit = {
  name: "sign-in:devices",
  limit: 100,
  window: 15 * minute,
  hashed: true,
};

/** The limit for the present password, asked for while signed in. */
export const passwordChecks: RateLimit = { name: "password:account", limit: 10, window: 15 * minute };

/** The limit for challenges of passkeys: each sign-in form that is opened asks for one. */
export const challengesByAddress: RateLimit = { name: "challenge:address", limit: 100, window: 15 * minute };

export const registrationsByAddress: RateLimit = { name: "register:address", limit: 20, window: 60 * minute };

/** The limit for addresses of accounts that are to be confirmed, each by a mail to whoever has it. */
export const emailConfirmationsByAccount: RateLimit = {
  name: "email:account",
  limit: 5,
  window: 60 * minute,
};

export const forgottenPasswordsByAddress: RateLimit = {
  name: "forgotten:address",
  limit: 10,
  window: 60 * minute,
};

/** The limit for links and codes that set a new password; none can be guessed, but each is looked up. */
export const passwordResetsByAddress: RateLimit = { name: "reset:address", limit: 30, window: 60 * minute };

/** The limit for mails to somebody who may not have asked for them. */
export const forgottenPasswordsByAccount: RateLimit = {
  name: "forgotten:account",
  limit: 3,
  window: 60 * minute,
};

export const contactMessagesByAddress: RateLimit = {
  name: "contact:address",
  limit: 5,
  window: 10 * minute,
};

/** Milliseconds; a window that ends later was begun while the clock was ahead. */
const longestWindow = 60 * minute;

/** Call it before the attempt; otherwise many simultaneous attempts would all pass. */
export async function consumeRateLimit(
  db: Queries,
  rateLimit: RateLimit,
  key: string,
  now: Date,
): Promise<void> {
  const newWindowEnd = new Date(now.getTime() + rateLimit.window);
  const { count, windowEndsAt } = await upsertAttempt(db, storedKey(rateLimit, key), now, newWindowEnd);
  if (count <= rateLimit.limit) return;
  const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new DomainError("too_many_attempts", "too many attempts, try again later", { retryAfter });
}

/** For an attempt that succeeded: only failures count. */
export async function refundRateLimit(
  db: Queries,
  rateLimit: RateLimit,
  key: string,
  now: Date,
): Promise<void> {
  await decrementAttempts(db, storedKey(rateLimit, key), now);
}

export async function resetRateLimit(db: Queries, rateLimit: RateLimit, key: string): Promise<void> {
  await removeAttempts(db, storedKey(rateLimit, key));
}

export async function purgeExpiredRateLimits(db: Queries, now: Date): Promise<void> {
  await removeExpiredAttempts(db, now, new Date(now.getTime() + longestWindow));
}

/** @example rateLimitKey("2001:db8:0:7::1") // "2001:db8:0:7::/64": one customer has a whole /64 */
export function rateLimitKey(address: string): string {
  const ip = canonicalIp(address);
  if (ip === null) return "unknown";
  return ip.includes(":") ? `${ip.split(":").slice(0, 4).join(":")}::/64` : ip;
}

function storedKey({ name, hashed }: RateLimit, key: string): string {
  return `${name}:${hashed ? createHash("sha256").update(key).digest("base64url") : key}`;
}
