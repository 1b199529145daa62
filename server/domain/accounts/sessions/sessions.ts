import { randomBytes } from "node:crypto";
import type { SignIn } from "#api/accounts/accounts.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { accountActor, recordEvent } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import {
  consumeRateLimit,
  resetRateLimit,
  refundRateLimit,
  rateLimitKey,
  signInsByAccount,
  signInsByAddress,
  signInsByAnyDevice,
  signInsByDevice,
  type RateLimit,
} from "#server/domain/work/rate-limits.ts";
import { updatePasswordHash, type StoredAccount } from "#server/storage/accounts/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  findSession,
  insertSession,
  removeSession,
  updateSession,
} from "#server/storage/accounts/sessions.ts";
import { findStoredAccount } from "#server/domain/accounts/accounts.ts";
import { describeDevice } from "./describe-device.ts";
import { deviceKey, makeDeviceToken, readDeviceToken } from "./device-token.ts";
import {
  hashOfNoPassword,
  hashPassword,
  isOutdatedHash,
  isPasswordOf,
} from "#server/domain/accounts/passwords/password.ts";
import { usernameKey } from "#server/domain/accounts/registration-rules.ts";
import { checkSecondFactor, hasSecondFactor } from "#server/domain/accounts/second-factor.ts";
import { hashOfToken } from "#server/domain/accounts/secret-tokens.ts";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds since it was last used. */
export const sessionLifetime = 30 * day;

/** Milliseconds since it began, however it is used. */
export const longestSession = 90 * day;

/** Milliseconds between two notes of when it was last seen. */
const seenInterval = 5 * 60_000;

/** A session is extended at most once in this time, to save writes. */
const extensionInterval = day;

export interface SignInRequestInfo {
  address: string;
  now: Date;
  formerToken?: string | undefined;
  /** The token of a browser that has signed in before: `deviceToken` of a `NewSession`. */
  deviceToken?: string | undefined;
  userAgent?: string | undefined;
}

/** The account that sent a request, with its rights. */
export interface SignedIn extends Rights {
  accountId: string;
  sessionId: string;
  username: string;
  hasSecondFactor: boolean;
  /** When they last gave the password or a passkey. */
  provedAt: Date | null;
}

export interface NewSession extends Rights {
  username: string;
  hasSecondFactor: boolean;
  /** The database has only its hash. */
  token: string;
  /** The token that marks this browser, at the next sign-in, as one that has signed in to the account before. */
  deviceToken: string;
}

/**
 * An unknown name, a disabled account and a wrong password give the same error after the same work; that an account waits is told only to who
 * gives its right password. A browser that has signed in to the account before has a count of its own and goes first, so that nobody else's wrong
 * passwords lock the owner out.
 *
 * @throws DomainError `wrong_credentials`, `account_waiting`, `second_factor_needed`, `wrong_second_factor`, `too_many_attempts`, or `unavailable` when too many sign in at once
 */
export async function signIn(
  db: Database,
  { username, password, code }: SignIn,
  { address, now, formerToken, deviceToken, userAgent }: SignInRequestInfo,
): Promise<NewSession> {
  const accountKey = usernameKey(username);
  const device = deviceToken === undefined ? null : await findDevice(db, username, deviceToken);
  // The address before the account: an attempt refused because of it must not count against the account.
  const limits: [RateLimit, string][] = device
    ? [
        [signInsByDevice, device],
        [signInsByAnyDevice, accountKey],
      ]
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
      // Nothing was tried, or the password was right.
      if (error instanceof DomainError && ["unavailable", "account_waiting"].includes(error.code))
        await refund();
      throw error;
    },
  );
  await checkSecondFactor(db, account, code, now).catch(async (error: unknown) => {
    // The password was right, and no code was tried.
    if (error instanceof DomainError && error.code === "second_factor_needed") await refund();
    throw error;
  });
  const token = await openSession(db, account, { kind: "signed_in", now, userAgent });
  if (token === null) throw wrongCredentials();
  await refund();
  await resetRateLimit(db, signInsByAccount, accountKey);
  const passwordHash = await renewHash(db, account, password);
  if (formerToken !== undefined) await signOut(db, formerToken, now);
  return {
    username: account.username,
    role: account.role,
    languages: account.languages,
    hasSecondFactor: hasSecondFactor(account),
    token,
    deviceToken: makeDeviceToken(await deviceKey(db, passwordHash), device),
  };
}

interface Opening extends Pick<SignInRequestInfo, "now" | "userAgent"> {
  kind: "signed_in" | "signed_in_by_passkey";
}

/** @returns the session's token, or null when the account was disabled or got another password meanwhile */
export async function openSession(
  db: Queries,
  account: StoredAccount,
  { kind, now, userAgent }: Opening,
): Promise<string | null> {
  const { id, username, passwordHash } = account;
  const token = randomBytes(32).toString("base64url");
  const isInserted = await db.transaction(async (tx) => {
    const inserted = await insertSession(tx, {
      tokenHash: hashOfToken(token),
      accountId: id,
      passwordHash,
      expiresAt: expiryOf(now, now),
      createdAt: now,
      device: describeDevice(userAgent),
    });
    const by = accountActor(account, token);
    if (inserted) await recordEvent(tx, { kind, by, subject: username });
    return inserted;
  });
  return isInserted ? token : null;
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
  return account && readDeviceToken(await deviceKey(db, account.passwordHash), deviceToken);
}

/** Also extends the session; if it did, `extended` is true and the cookie must be renewed. */
export async function findSignedIn(
  db: Queries,
  token: string,
  now: Date,
): Promise<(SignedIn & { extended: boolean }) | null> {
  const session = await findSession(db, hashOfToken(token), now);
  if (!session) return null;
  const { id: sessionId, accountId, username, hasSecondFactor, provedAt, role, languages } = session;
  const expiresAt = expiryOf(session.createdAt, now);
  // One that was extended while the clock was ahead is put back; the other way it would live for as long as that was wrong.
  const extended = Math.abs(expiresAt.getTime() - session.expiresAt.getTime()) >= extensionInterval;
  const isSeen = now.getTime() - session.lastSeenAt.getTime() >= seenInterval;
  if (extended || isSeen)
    await updateSession(db, sessionId, { lastSeenAt: now, ...(extended && { expiresAt }) });
  return { accountId, sessionId, username, hasSecondFactor, provedAt, role, languages, extended };
}

/** Also when the session has ended by itself; then that is no event. */
export async function signOut(db: Queries, token: string, now: Date): Promise<void> {
  const tokenHash = hashOfToken(token);
  await db.transaction(async (tx) => {
    const session = await findSession(tx, tokenHash, now);
    await removeSession(tx, tokenHash);
    if (!session) return;
    const by = accountActor(session, token);
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
  if (!account || account.disabledAt || !isRight) throw wrongCredentials();
  if (!account.approved) throw new DomainError("account_waiting", "wrong credentials");
  return account;
}

function expiryOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLifetime, createdAt.getTime() + longestSession));
}

function wrongCredentials(): DomainError {
  return new DomainError("wrong_credentials", "wrong credentials");
}
