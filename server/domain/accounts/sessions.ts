import { createHash, randomBytes } from "node:crypto";
import type { Credentials } from "#api/accounts.ts";
import { accountActor, recordEvent } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import {
  consumeRateLimit,
  resetRateLimit,
  refundRateLimit,
  rateLimitKey,
  signInsByAccount,
  signInsByAddress,
  signInsByDevice,
  type RateLimit,
} from "#server/domain/rate-limits.ts";
import { updatePasswordHash, type StoredAccount } from "#server/storage/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { findSession, insertSession, removeSession, updateSessionExpiry } from "#server/storage/sessions.ts";
import { findStoredAccount } from "./accounts.ts";
import { makeDeviceToken, readDeviceToken } from "./device-token.ts";
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
  /** Of a browser that has signed in before: `deviceToken` of a `NewSession`. */
  deviceToken?: string | undefined;
}

export interface NewSession {
  username: string;
  /** The database has only its hash. */
  token: string;
  /** Tells, at the next sign-in, that this browser has signed in to the account before. */
  deviceToken: string;
}

/**
 * An unknown name, a waiting account and a wrong password give the same error after the same work. A browser that has signed in
 * to the account before has a count of its own and goes first, so that nobody else's wrong passwords lock the owner out.
 *
 * @throws DomainError `wrong_credentials`, `too_many_attempts`, or `unavailable` when too many sign in at once
 */
export async function signIn(
  db: Database,
  { username, password }: Credentials,
  { address, now, formerToken, deviceToken }: SignInRequestInfo,
): Promise<NewSession> {
  const accountKey = usernameKey(username);
  const device = deviceToken === undefined ? null : await findDevice(db, username, deviceToken);
  // The address before the account: an attempt refused because of it must not count against the account.
  const limits: [RateLimit, string][] = device
    ? [[signInsByDevice, device]]
    : [
        [signInsByAddress, rateLimitKey(address)],
        [signInsByAccount, accountKey],
      ];
  for (const [limit, key] of limits) await consumeRateLimit(db, limit, key, now);
  const refund = async () => {
    for (const [limit, key] of limits) await refundRateLimit(db, limit, key, now);
  };
  const account = await checkCredentials(db, username, password, { isUrgent: device !== null }).catch(
    async (error: unknown) => {
      // Nothing was tried.
      if (error instanceof DomainError && error.code === "unavailable") await refund();
      throw error;
    },
  );
  const token = randomBytes(32).toString("base64url");
  const isInserted = await db.transaction(async (tx) => {
    const inserted = await insertSession(tx, {
      tokenHash: hashToken(token),
      accountId: account.id,
      passwordHash: account.passwordHash,
      expiresAt: expiryFrom(now),
    });
    const by = accountActor(account.username, token);
    if (inserted) await recordEvent(tx, { kind: "signed_in", by, subject: account.username });
    return inserted;
  });
  if (!isInserted) throw wrongCredentials();
  await refund();
  await resetRateLimit(db, signInsByAccount, accountKey);
  const passwordHash = await renewHash(db, account, password);
  if (formerToken !== undefined) await signOut(db, formerToken, now);
  return { username: account.username, token, deviceToken: makeDeviceToken(passwordHash, device) };
}

/** @returns the account's hash from now on */
async function renewHash(
  db: Database,
  { id, passwordHash }: StoredAccount,
  password: string,
): Promise<string> {
  if (!isOutdatedHash(passwordHash)) return passwordHash;
  const renewed = await hashPassword(password);
  await updatePasswordHash(db, id, passwordHash, renewed);
  return renewed;
}

async function findDevice(db: Database, username: string, deviceToken: string): Promise<string | null> {
  const account = await findStoredAccount(db, username);
  return account && readDeviceToken(account.passwordHash, deviceToken);
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

/** Also when the session has ended by itself; then that is no event. */
export async function signOut(db: Queries, token: string, now: Date): Promise<void> {
  const tokenHash = hashToken(token);
  await db.transaction(async (tx) => {
    const session = await findSession(tx, tokenHash, now);
    await removeSession(tx, tokenHash);
    if (!session) return;
    const by = accountActor(session.username, token);
    await recordEvent(tx, { kind: "signed_out", by, subject: session.username });
  });
}

async function checkCredentials(
  db: Queries,
  username: string,
  password: string,
  options: { isUrgent: boolean },
): Promise<StoredAccount> {
  const account = await findStoredAccount(db, username);
  const isRight = await isPasswordOf(account?.passwordHash ?? hashOfNoPassword, password, options);
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
