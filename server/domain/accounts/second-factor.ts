import { Secret, TOTP } from "otpauth";
import encodeQR from "qr";
import { plainCode } from "#api/accounts/plain-code.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import {
  findAccountById,
  lockAccount,
  updateAccountById,
  type StoredAccount,
} from "#server/storage/accounts/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { removePasskeysOf } from "#server/storage/accounts/passkeys.ts";
import {
  replaceRecoveryCodes,
  useRecoveryCode,
  useTotpStep,
} from "#server/storage/accounts/second-factors.ts";
import { removeSessionsOf } from "#server/storage/accounts/sessions.ts";
import { hashOfToken, makeCode } from "./secret-tokens.ts";

/** The parameters of authenticator apps; others are understood by few of them (RFC 6238). */
const totp = { algorithm: "SHA1", digits: 6, period: 30 } as const;

const recoveryCodeCount = 10;

/** The data for an authenticator app; sent once, before it is confirmed. */
export interface SecondFactorSetup {
  /** Base32, for typing. */
  secret: string;
  /** SVG of the QR code, drawn here: another site would learn the secret. */
  qrCode: string;
}

/** Whether the password alone does not let in. A passkey is one too: it proves its device and, by finger or PIN, its owner. */
export function hasSecondFactor({
  totpSecret,
  hasPasskey,
}: Pick<StoredAccount, "totpSecret" | "hasPasskey">): boolean {
  return totpSecret !== null || hasPasskey;
}

/** A new secret; it counts when a code of it was given to `confirmSecondFactor`. */
export async function beginSecondFactor(
  db: Queries,
  { id, username }: Pick<StoredAccount, "id" | "username">,
  issuer: string,
): Promise<SecondFactorSetup> {
  const secret = new Secret({ size: 20 });
  await updateAccountById(db, id, { pendingTotpSecret: secret.base32 });
  const address = new TOTP({ ...totp, secret, issuer, label: username }).toString();
  return { secret: secret.base32, qrCode: encodeQR(address, "svg", { ecc: "medium", border: 2 }) };
}

interface Confirmation {
  accountId: string;
  sessionId: string;
  code: string;
  now: Date;
  by: Actor;
}

/**
 * Turns it on and ends the account's other sessions, which were opened without it.
 *
 * @returns new recovery codes; only their hashes are stored
 * @throws DomainError `wrong_second_factor`
 */
export async function confirmSecondFactor(
  db: Database,
  { accountId, sessionId, code, now, by }: Confirmation,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const account = await findAccountById(tx, accountId);
    const secret = account?.pendingTotpSecret ?? null;
    const step = secret === null ? null : stepOf(secret, code, now);
    if (!account || secret === null || step === null) throw wrongSecondFactor();
    await updateAccountById(tx, accountId, {
      totpSecret: secret,
      pendingTotpSecret: null,
      lastTotpStep: null,
    });
    await useTotpStep(tx, accountId, step);
    await removeSessionsOf(tx, accountId, sessionId);
    await recordEvent(tx, { kind: "second_factor_on", by, subject: account.username });
    return renewRecoveryCodes(tx, accountId);
  });
}

/** Makes new codes in the place of the former ones. @returns the codes; only their hashes are stored */
export async function renewRecoveryCodes(db: Queries, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => makeCode(12));
  await replaceRecoveryCodes(db, accountId, codes.map(hashCode));
  return codes;
}

/**
 * For signing in with the password. Where the second factor is a passkey alone, only a recovery code is a code.
 *
 * @throws DomainError `second_factor_needed` without a code, `wrong_second_factor`
 */
export async function checkSecondFactor(
  db: Queries,
  account: Pick<StoredAccount, "id" | "totpSecret" | "hasPasskey">,
  code: string | undefined,
  now: Date,
): Promise<void> {
  if (!hasSecondFactor(account)) return;
  const { id, totpSecret } = account;
  if (code === undefined || code === "")
    throw new DomainError("second_factor_needed", "a code of the second factor is needed");
  const step = totpSecret === null ? null : stepOf(totpSecret, code, now);
  const isRight =
    step === null ? await useRecoveryCode(db, id, hashCode(code)) : await useTotpStep(db, id, step);
  if (!isRight) throw wrongSecondFactor();
}

interface Removal {
  /** The session id of who removes it: it goes on, and all others of the account end. Left out by command. */
  sessionId?: string;
  /** Whether the site wants every account to have one. */
  isRequired: boolean;
  by: Actor;
}

/** Turns the codes off, and ends the account's other sessions; passkeys stay. @throws DomainError `last_second_factor` where one is required and there is no passkey */
export async function removeSecondFactor(
  db: Database,
  { id }: Pick<StoredAccount, "id">,
  { sessionId, isRequired, by }: Removal,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) return;
    if (isRequired && !account.hasPasskey) throw lastSecondFactor();
    await updateAccountById(tx, id, noCodes);
    if (!account.hasPasskey) await replaceRecoveryCodes(tx, id, []);
    await removeSessionsOf(tx, id, sessionId);
    await recordEvent(tx, { kind: "second_factor_off", by, subject: account.username });
  });
}

/** Codes, recovery codes and passkeys: the password alone lets in again. */
export async function clearSecondFactors(
  db: Queries,
  { id, username }: Pick<StoredAccount, "id" | "username">,
  by: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateAccountById(tx, id, noCodes);
    await removePasskeysOf(tx, id);
    await replaceRecoveryCodes(tx, id, []);
    await recordEvent(tx, { kind: "second_factor_off", by, subject: username });
  });
}

const noCodes = { totpSecret: null, pendingTotpSecret: null, lastTotpStep: null } as const;

export function lastSecondFactor(): DomainError {
  return new DomainError(
    "last_second_factor",
    "this site requires a second factor, and this is the last one",
  );
}

/** Which 30 seconds the code is of: the clocks may differ by as much. Null when it is wrong. */
function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, "");
  const timestamp = now.getTime();
  const delta = new TOTP({ ...totp, secret: Secret.fromBase32(secret) }).validate({
    token,
    timestamp,
    window: 1,
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / totp.period) + delta;
}

function hashCode(code: string): string {
  return hashOfToken(plainCode(code));
}

function wrongSecondFactor(): DomainError {
  return new DomainError("wrong_second_factor", "this code is wrong, or was used already");
}
