import { createHash } from "node:crypto";
import { isIP } from "node:net";
import {
  decrementAttempts,
  removeAttempts,
  removeOldAttempts,
  upsertAttempt,
} from "#server/storage/attempts.ts";
import type { Queries } from "#server/storage/database.ts";
import { DomainError } from "./errors.ts";

interface Throttle {
  name: string;
  /** Tries in a window; the next one is refused. */
  limit: number;
  /** In milliseconds. */
  window: number;
  /** Keeps the subject unreadable in the database. */
  hashed?: true;
}

const minute = 60_000;

/** Wrong passwords from one place, whatever the account. */
export const signInsByAddress: Throttle = { name: "sign-in:address", limit: 10, window: 15 * minute };

/** Wrong passwords for one account, from wherever. */
export const signInsByAccount: Throttle = {
  name: "sign-in:account",
  limit: 20,
  window: 15 * minute,
  // People type their password into the field of the name.
  hashed: true,
};

export const registrationsByAddress: Throttle = { name: "register:address", limit: 20, window: 60 * minute };

/** Messages from the contact form that are otherwise in order. */
export const contactMessagesByAddress: Throttle = {
  name: "contact:address",
  limit: 5,
  window: 10 * minute,
};

/**
 * Counts a try before it is made, so that many at the same time cannot slip through together.
 *
 * @param subject who or what is counted
 * @throws DomainError `too_many_attempts` with the seconds until the window ends
 */
export async function countTry(db: Queries, throttle: Throttle, subject: string, now: Date): Promise<void> {
  const fresh = new Date(now.getTime() + throttle.window);
  const { count, windowEndsAt } = await upsertAttempt(db, keyOf(throttle, subject), now, fresh);
  if (count <= throttle.limit) return;
  const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new DomainError("too_many_attempts", "too many attempts, try again later", { retryAfter });
}

/** Takes back a counted try that turned out well. */
export async function giveBackTry(
  db: Queries,
  throttle: Throttle,
  subject: string,
  now: Date,
): Promise<void> {
  await decrementAttempts(db, keyOf(throttle, subject), now);
}

export async function forgetTries(db: Queries, throttle: Throttle, subject: string): Promise<void> {
  await removeAttempts(db, keyOf(throttle, subject));
}

/** Removes the counts of windows that are over. */
export async function sweepTries(db: Queries, now: Date): Promise<void> {
  await removeOldAttempts(db, now);
}

/**
 * What an address counts as: an IPv6 customer has a whole /64 to choose from, so that is one place.
 *
 * @example placeOf("2001:db8:0:7::1") // "2001:db8:0:7::/64"
 */
export function placeOf(address: string): string {
  const [plain = ""] = address.split("%");
  if (isIP(plain) === 4) return plain;
  // Behind a proxy the address is whatever the proxy says.
  if (isIP(plain) !== 6) return "unknown";
  const groups = groupsOf(plain);
  const mapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!mapped) return `${groups.slice(0, 4).join(":")}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".");
}

/** The eight groups of an IPv6 address, hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser knows every way to write one and gives back the shortest.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

function keyOf({ name, hashed }: Throttle, subject: string): string {
  return `${name}:${hashed ? createHash("sha256").update(subject).digest("base64url") : subject}`;
}
