import type { OwnAccount, OwnSession, PasswordChange } from "#api/accounts/own-account.ts";
import { plainCode } from "#api/accounts/plain-code.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, refusingField } from "#server/domain/errors.ts";
import { consumeRateLimit, passwordChecks, refundRateLimit } from "#server/domain/work/rate-limits.ts";
import {
  findAccountById,
  noSignInLink,
  updateAccountById,
  type StoredAccount,
} from "#server/storage/accounts/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { listPasskeys } from "#server/storage/accounts/passkeys.ts";
import { countRecoveryCodes } from "#server/storage/accounts/second-factors.ts";
import { listSessions, removeSessionOf, removeSessionsOf } from "#server/storage/accounts/sessions.ts";
import { readEmails } from "./mails/read-emails.ts";
import { deviceKey, makeDeviceToken } from "./sessions/device-token.ts";
import { hashPassword, isPasswordOf } from "./passwords/password.ts";
import { checkPassword } from "./registration-rules.ts";
import { hashOfToken, makeCode } from "./secret-tokens.ts";
import type { SignedIn } from "./sessions/sessions.ts";

export async function readOwnAccount(
  db: Queries,
  { accountId, username, hasSecondFactor }: SignedIn,
  { now, ...site }: Pick<OwnAccount, "needsSecondFactor" | "canMail"> & { now: Date },
): Promise<OwnAccount> {
  const [account, recoveryCodesLeft, passkeys, emails] = await Promise.all([
    findAccountById(db, accountId),
    countRecoveryCodes(db, accountId),
    listPasskeys(db, accountId),
    readEmails(db, now),
  ]);
  const { wantsReport = false, ...email } = emails.get(accountId) ?? {};
  return {
    username,
    hasSecondFactor,
    hasResetCode: account?.hasResetCode ?? false,
    hasAuthenticatorApp: (account?.totpSecret ?? null) !== null,
    recoveryCodesLeft,
    passkeys: passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.toISOString(),
      ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    })),
    ...email,
    wantsReport,
    ...site,
  };
}

/** Takes the place of the code that the account had. @returns the code; only its hash is stored */
export async function makeResetCode(
  db: Database,
  { accountId, username }: Pick<SignedIn, "accountId" | "username">,
  by: Actor,
): Promise<string> {
  const code = makeCode(20);
  await db.transaction(async (tx) => {
    await updateAccountById(tx, accountId, { resetCodeHash: hashOfToken(plainCode(code)) });
    await recordEvent(tx, { kind: "reset_code_made", by, subject: username });
  });
  return code;
}

/**
 * Asks for the present password, because somebody may have left a browser open.
 *
 * @throws DomainError `wrong_password`, `too_many_attempts`
 */
export async function checkOwnPassword(
  db: Queries,
  { accountId }: Pick<SignedIn, "accountId">,
  present: string,
  now: Date,
): Promise<StoredAccount> {
  await consumeRateLimit(db, passwordChecks, accountId, now);
  const account = await findAccountById(db, accountId);
  if (!account) throw new DomainError("not_signed_in", "sign in first");
  if (!(await isPasswordOf(account.passwordHash, present))) {
    const message = "this is not the present password";
    throw new DomainError("wrong_password", message, { fieldErrors: { present: message } });
  }
  await refundRateLimit(db, passwordChecks, accountId, now);
  return account;
}

/**
 * Ends the account's other sessions.
 *
 * @returns the token by which this browser goes on to be known
 * @throws DomainError besides those of a new password: `wrong_password`, `too_many_attempts`
 */
export async function changeOwnPassword(
  db: Database,
  { accountId, sessionId, username }: SignedIn,
  { present, password }: PasswordChange,
  { now, by }: { now: Date; by: Actor },
): Promise<{ deviceToken: string }> {
  await checkOwnPassword(db, { accountId }, present, now);
  const passwordHash = await hashPassword(await refusingField("password", () => checkPassword(password)));
  await db.transaction(async (tx) => {
    await updateAccountById(tx, accountId, { passwordHash, ...noSignInLink });
    await removeSessionsOf(tx, accountId, sessionId);
    await recordEvent(tx, { kind: "password_changed", by, subject: username });
  });
  return { deviceToken: makeDeviceToken(await deviceKey(db, passwordHash), null) };
}

/** The last seen first. */
export async function listOwnSessions(
  db: Queries,
  { accountId, sessionId }: SignedIn,
  now: Date,
): Promise<OwnSession[]> {
  const sessions = await listSessions(db, accountId, now);
  return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: id === sessionId,
  }));
}

/** @throws DomainError `not_found` also for a session of another account */
export async function endOwnSession(
  db: Queries,
  { accountId, username }: SignedIn,
  id: string,
  by: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await removeSessionOf(tx, accountId, id)))
      throw new DomainError("not_found", "there is no such session");
    await recordEvent(tx, { kind: "sessions_ended", by, subject: username });
  });
}

export async function endOtherSessions(
  db: Queries,
  { accountId, sessionId, username }: SignedIn,
  by: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await removeSessionsOf(tx, accountId, sessionId);
    await recordEvent(tx, { kind: "sessions_ended", by, subject: username });
  });
}
