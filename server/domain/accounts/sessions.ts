import { createHash, randomBytes } from "node:crypto";
import type { Credentials } from "#api/accounts.ts";
import { DomainError } from "#server/domain/errors.ts";
import {
  consumeRateLimit,
  resetRateLimit,
  refundRateLimit,
  rateLimitKey,
  signInsByAccount,
  signInsByAddress,
  purgeExpiredRateLimits,
} from "#server/domain/rate-limits.ts";
import { updatePasswordHash, type StoredAccount } from "#server/storage/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  findSession,
  insertSession,
  removeExpiredSessions,
  removeSession,
  updateSessionExpiry,
} from "#server/storage/sessions.ts";
import { findStoredAccount } from "./accounts.ts";
import { hashOfNoPassword, hashPassword, isOutdatedHash, isPasswordOf } from "./password.ts";
import { usernameKey } from "./registration-rules.ts";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds since it was last used. */
export const sessionLifetime = 30 * day;

/** A session is extended at most once in this time, to save writes. */
const extensionInterval = day;

export interface SignInRequestInfo {
  address: string;
  now: Date;
  formerToken?: string | undefined;
}

export interface NewSession {
  username: string;
  /** The database has only its hash. */
  token: string;
}

/** An unknown name, a waiting account and a wrong password give the same error after the same work. */
export async function signIn(
  db: Database,
  { username, password }: Credentials,
  { address, now, formerToken }: SignInRequestInfo,
): Promise<NewSession> {
  const addressKey = rateLimitKey(address);
  const accountKey = usernameKey(username);
  // The address first: an attempt refused because of it must not count against the account.
  await consumeRateLimit(db, signInsByAddress, addressKey, now);
  await consumeRateLimit(db, signInsByAccount, accountKey, now);
  const account = await checkCredentials(db, username, password);
  const token = randomBytes(32).toString("base64url");
  const isInserted = await insertSession(db, {
    tokenHash: hashToken(token),
    accountId: account.id,
    passwordHash: account.passwordHash,
    expiresAt: expiryFrom(now),
  });
  if (!isInserted) throw wrongCredentials();
  await refundRateLimit(db, signInsByAddress, addressKey, now);
  await resetRateLimit(db, signInsByAccount, accountKey);
  if (isOutdatedHash(account.passwordHash)) {
    await updatePasswordHash(db, account.id, account.passwordHash, await hashPassword(password));
  }
  if (formerToken !== undefined) await signOut(db, formerToken);
  await purgeExpiredRateLimits(db, now);
  await removeExpiredSessions(db, now);
  return { username: account.username, token };
}

/** Also extends the session; if it did, `extended` is true and the cookie must be renewed. */
export async function findSignedIn(
  db: Queries,
  token: string,
  now: Date,
): Promise<{ username: string; extended: boolean } | null> {
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash, now);
  if (!session) return null;
  const { username, expiresAt } = session;
  const extended = expiryFrom(now).getTime() - expiresAt.getTime() >= extensionInterval;
  if (extended) await updateSessionExpiry(db, tokenHash, expiryFrom(now));
  return { username, extended };
}

export async function signOut(db: Queries, token: string): Promise<void> {
  await removeSession(db, hashToken(token));
}

async function checkCredentials(db: Queries, username: string, password: string): Promise<StoredAccount> {
  const account = await findStoredAccount(db, username);
  const isRight = await isPasswordOf(account?.passwordHash ?? hashOfNoPassword, password);
  if (!account?.approved || !isRight) throw wrongCredentials();
  return account;
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + sessionLifetime);
}

/** Without salt and fast: a random token, unlike a password, cannot be guessed from its hash. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function wrongCredentials(): DomainError {
  return new DomainError("wrong_credentials", "wrong credentials");
}
