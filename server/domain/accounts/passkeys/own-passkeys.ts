import type { AddedPasskey, NewPasskey, PasskeyCreation } from "#api/accounts/own-account.ts";
import { visibleText } from "#api/documents/visible-text.ts";
import { describeDevice } from "#server/domain/accounts/sessions/describe-device.ts";
import {
  hasSecondFactor,
  lastSecondFactor,
  renewRecoveryCodes,
} from "#server/domain/accounts/second-factor.ts";
import type { SignedIn } from "#server/domain/accounts/sessions/sessions.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { lockAccount, type StoredAccount } from "#server/storage/accounts/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  countPasskeys,
  insertPasskey,
  listPasskeys as listStoredPasskeys,
  removePasskey as removeStoredPasskey,
  type StoredPasskey,
} from "#server/storage/accounts/passkeys.ts";
import { replaceRecoveryCodes } from "#server/storage/accounts/second-factors.ts";
import { removeSessionsOf } from "#server/storage/accounts/sessions.ts";
import { challengeLifetime, keepChallenge, orRefuse, passkeyRefused, useChallenge } from "./challenges.ts";
import type { PasskeySite } from "./challenges.ts";

/** How many passkeys one account may have. */
const mostPasskeys = 10;

/** By COSE's numbers: Ed25519, ECDSA with P-256, RSA; each authenticator knows one of them. */
const algorithms = [-8, -7, -257];

/**
 * The data with which a browser makes a passkey for an account, whose password was asked for.
 *
 * @throws DomainError `too_many_passkeys`
 */
export async function beginPasskey(
  db: Queries,
  { id, username }: Pick<StoredAccount, "id" | "username">,
  site: PasskeySite,
  now: Date,
): Promise<PasskeyCreation> {
  const passkeys = await listStoredPasskeys(db, id);
  if (passkeys.length >= mostPasskeys) throw tooManyPasskeys();
  // Loaded when somebody wants it: it takes memory that most processes never need.
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: username,
    // The same for all passkeys of an account, and tells nothing of it.
    userID: new TextEncoder().encode(id),
    supportedAlgorithmIDs: algorithms,
  });
  await keepChallenge(db, challenge, id, now);
  return {
    challenge,
    rp: { id: site.id, name: site.name },
    user: { ...user, displayName: username },
    pubKeyCredParams,
    // An authenticator that has one makes no second one.
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId, type: "public-key" })),
    // So that it is offered without a name, and asks for finger, face or PIN: both factors in one.
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
    timeout: challengeLifetime,
  };
}

interface Adding {
  site: PasskeySite;
  userAgent: string | undefined;
  now: Date;
  by: Actor;
}

/**
 * Adds what the browser has made, and ends the account's other sessions: whoever is in one of them knows nothing of the new key.
 *
 * @returns recovery codes with the first second factor
 * @throws DomainError `passkey_expired`, `passkey_refused`, `passkey_known`, `too_many_passkeys`
 */
export async function addPasskey(
  db: Database,
  { accountId, sessionId, username }: SignedIn,
  { name, answer }: NewPasskey,
  { site, userAgent, now, by }: Adding,
): Promise<AddedPasskey> {
  const expectedChallenge = await useChallenge(db, answer.response.clientDataJSON, accountId, now);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { registrationInfo } = await orRefuse(() =>
    verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw passkeyRefused();
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new DomainError("not_signed_in", "sign in first");
    if ((await countPasskeys(tx, accountId)) >= mostPasskeys) throw tooManyPasskeys();
    const isInserted = await insertPasskey(tx, {
      accountId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      mayBeSynced: credentialDeviceType === "multiDevice",
      isSynced: credentialBackedUp,
      name: visibleText(name) || describeDevice(userAgent),
      createdAt: now,
    });
    if (!isInserted) throw new DomainError("passkey_known", "this passkey was added already");
    await recordEvent(tx, { kind: "passkey_added", by, subject: username });
    await removeSessionsOf(tx, accountId, sessionId);
    if (hasSecondFactor(account)) return {};
    return { recoveryCodes: await renewRecoveryCodes(tx, accountId) };
  });
}

export type OwnPasskey = Pick<StoredPasskey, "id" | "name" | "isSynced" | "createdAt" | "lastUsedAt">;

/** The oldest first. */
export async function listPasskeys(db: Queries, accountId: string): Promise<OwnPasskey[]> {
  return (await listStoredPasskeys(db, accountId)).map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
    id,
    name,
    isSynced,
    createdAt,
    lastUsedAt,
  }));
}

interface Removal {
  /** The session id of who removes it: it goes on, and all others of the account end. Left out by command. */
  sessionId?: string;
  /** Whether the site wants every account to have a second factor. */
  isRequired: boolean;
  by: Actor;
}

/** @throws DomainError `not_found`; `last_second_factor` where one is required and this is the last */
export async function removePasskey(
  db: Database,
  accountId: string,
  id: string,
  { sessionId, isRequired, by }: Removal,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    const name = await removeStoredPasskey(tx, accountId, id);
    if (!account || name === null) throw new DomainError("not_found", "there is no such passkey");
    const isLast = account.totpSecret === null && (await countPasskeys(tx, accountId)) === 0;
    if (isLast && isRequired) throw lastSecondFactor();
    if (isLast) await replaceRecoveryCodes(tx, accountId, []);
    await removeSessionsOf(tx, accountId, sessionId);
    await recordEvent(tx, { kind: "passkey_removed", by, subject: account.username });
  });
}

function tooManyPasskeys(): DomainError {
  return new DomainError("too_many_passkeys", `an account may have at most ${mostPasskeys} passkeys`);
}
