import { createHash, randomBytes } from "node:crypto";
import type { Credentials } from "#api/accounts.ts";
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
import { DomainError } from "./errors.ts";
import { hashOfNobody, hashPassword, isOutdatedHash, isPasswordOf } from "./password.ts";
import { usernameKey } from "./registration-rules.ts";
import {
  countTry,
  forgetTries,
  giveBackTry,
  placeOf,
  signInsByAccount,
  signInsByAddress,
  sweepTries,
} from "./throttle.ts";

const day = 24 * 60 * 60 * 1000;

/** How long a session lasts after it was last used, in milliseconds. */
export const sessionLifetime = 30 * day;

/** A session in use is extended at most this often, to spare the database. */
const extensionInterval = day;

export interface SignInCircumstances {
  /** Address of the visitor, for the throttle. */
  address: string;
  now: Date;
  /** Token of the session that the visitor had until now; it ends. */
  formerToken?: string | undefined;
}

export interface NewSession {
  username: string;
  /** The only copy: the database holds its hash. */
  token: string;
}

/**
 * Checks a name and a password and begins a session. An unknown name, a waiting account and a wrong
 * password are told apart neither by the answer nor by the work that it takes.
 *
 * @throws DomainError `wrong_credentials` or `too_many_attempts`
 */
export async function signIn(
  db: Database,
  { username, password }: Credentials,
  { address, now, formerToken }: SignInCircumstances,
): Promise<NewSession> {
  const place = placeOf(address);
  const name = usernameKey(username);
  // The place first: what is refused for it must not count against the account.
  await countTry(db, signInsByAddress, place, now);
  await countTry(db, signInsByAccount, name, now);
  const account = await checkCredentials(db, username, password);
  const token = randomBytes(32).toString("base64url");
  const begun = await insertSession(db, {
    tokenHash: hashToken(token),
    accountId: account.id,
    passwordHash: account.passwordHash,
    expiresAt: expiryFrom(now),
  });
  if (!begun) throw wrongCredentials();
  await giveBackTry(db, signInsByAddress, place, now);
  await forgetTries(db, signInsByAccount, name);
  if (isOutdatedHash(account.passwordHash)) {
    await updatePasswordHash(db, account.id, account.passwordHash, await hashPassword(password));
  }
  if (formerToken !== undefined) await signOut(db, formerToken);
  await sweepTries(db, now);
  await removeExpiredSessions(db, now);
  return { username: account.username, token };
}

/**
 * Tells whose session a token is, and makes it last from now on if it was not extended lately.
 *
 * @returns null for an unknown, ended or expired one; `extended` when its cookie should last longer too
 */
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

/** Ends a session; nothing happens when there is none. */
export async function signOut(db: Queries, token: string): Promise<void> {
  await removeSession(db, hashToken(token));
}

async function checkCredentials(db: Queries, username: string, password: string): Promise<StoredAccount> {
  const account = await findStoredAccount(db, username);
  const isRight = await isPasswordOf(account?.passwordHash ?? hashOfNobody, password);
  if (!account?.approved || !isRight) throw wrongCredentials();
  return account;
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + sessionLifetime);
}

/** The token is random, so a fast hash without salt is enough. */
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function wrongCredentials(): DomainError {
  return new DomainError("wrong_credentials", "wrong credentials");
}
