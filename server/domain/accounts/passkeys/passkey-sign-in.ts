import type { PasskeyRequest, PasskeySignIn } from "#api/accounts/own-account.ts";
import {
  deviceKey,
  makeDeviceToken,
  readDeviceToken,
} from "#server/domain/accounts/sessions/device-token.ts";
import {
  openSession,
  signOut,
  type NewSession,
  type SignInRequestInfo,
} from "#server/domain/accounts/sessions/sessions.ts";
import { DomainError } from "#server/domain/errors.ts";
import {
  challengesByAddress,
  consumeRateLimit,
  rateLimitKey,
  refundRateLimit,
  signInsByAddress,
  signInsByDevice,
  type RateLimit,
} from "#server/domain/work/rate-limits.ts";
import { findAccountById, type StoredAccount } from "#server/storage/accounts/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { findPasskey, usePasskey, type StoredPasskey } from "#server/storage/accounts/passkeys.ts";
import { challengeLifetime, keepChallenge, orRefuse, passkeyRefused, useChallenge } from "./challenges.ts";
import type { PasskeySite } from "./challenges.ts";

/** The data with which a browser offers its passkeys for this site. @throws DomainError `too_many_attempts` */
export async function beginPasskeySignIn(
  db: Queries,
  site: PasskeySite,
  { address, now }: Pick<SignInRequestInfo, "address" | "now">,
): Promise<PasskeyRequest> {
  await consumeRateLimit(db, challengesByAddress, rateLimitKey(address), now);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const { challenge } = await generateAuthenticationOptions({ rpID: site.id });
  await keepChallenge(db, challenge, null, now);
  return { challenge, rpId: site.id, userVerification: "required", timeout: challengeLifetime };
}

/**
 * Without name and password: the passkey says whose it is, and its authenticator has asked for finger, face or PIN. Wrong
 * answers count as wrong passwords do, but never against the account: nobody can guess one, so nobody may lock it.
 *
 * @throws DomainError `passkey_refused`, `passkey_expired`, `passkey_copied`, `too_many_attempts`
 */
export async function signInByPasskey(
  db: Database,
  answer: PasskeySignIn,
  site: PasskeySite,
  { address, now, formerToken, deviceToken, userAgent }: SignInRequestInfo,
): Promise<NewSession> {
  const passkey = await findPasskey(db, answer.id);
  const account = passkey && (await findAccountById(db, passkey.accountId));
  const key = account && (await deviceKey(db, account.passwordHash));
  const device = key && deviceToken !== undefined ? readDeviceToken(key, deviceToken) : null;
  const limit: [RateLimit, string] = device
    ? [signInsByDevice, device]
    : [signInsByAddress, rateLimitKey(address)];
  await consumeRateLimit(db, ...limit, now);
  const challenge = await useChallenge(db, answer.response.clientDataJSON, null, now);
  if (!passkey || !account || !key || !isTheirs(answer, account)) throw passkeyRefused();
  const signed = await checkSignature(answer, challenge, passkey, site);
  const token = await db.transaction(async (tx) => {
    await countUse(tx, passkey, signed, now);
    return openSession(tx, account, { kind: "signed_in_by_passkey", now, userAgent });
  });
  if (token === null) throw passkeyRefused();
  await refundRateLimit(db, ...limit, now);
  if (formerToken !== undefined) await signOut(db, formerToken, now);
  return {
    username: account.username,
    role: account.role,
    languages: account.languages,
    hasSecondFactor: true,
    token,
    deviceToken: makeDeviceToken(key, device),
  };
}

/**
 * For who is signed in and proves it once more, with an answer as for signing in: a challenge of the account's own would let a
 * passkey be added without the password.
 *
 * @throws DomainError `passkey_refused`, `passkey_expired`, `passkey_copied`
 */
export async function usePasskeyOf(
  db: Queries,
  accountId: string,
  answer: PasskeySignIn,
  site: PasskeySite,
  now: Date,
): Promise<void> {
  const challenge = await useChallenge(db, answer.response.clientDataJSON, null, now);
  const passkey = await findPasskey(db, answer.id);
  if (!passkey || passkey.accountId !== accountId || !isTheirs(answer, { id: accountId }))
    throw passkeyRefused();
  await countUse(db, passkey, await checkSignature(answer, challenge, passkey, site), now);
}

async function countUse(
  db: Queries,
  { id }: StoredPasskey,
  signed: { counter: number; isSynced: boolean },
  now: Date,
): Promise<void> {
  if (!(await usePasskey(db, id, { ...signed, now })))
    throw new DomainError("passkey_copied", "this passkey has been used elsewhere, so it may be a copy");
}

/** @returns the username, or null when nobody has such a passkey */
export async function findOwnerOfPasskey(db: Queries, credentialId: string): Promise<string | null> {
  const passkey = await findPasskey(db, credentialId);
  return passkey && ((await findAccountById(db, passkey.accountId))?.username ?? null);
}

/** The account that the passkey was made for, as its authenticator has noted it. */
function isTheirs({ response }: PasskeySignIn, { id }: Pick<StoredAccount, "id">): boolean {
  return Buffer.from(response.userHandle, "base64url").toString() === id;
}

async function checkSignature(
  answer: PasskeySignIn,
  expectedChallenge: string,
  { credentialId, publicKey }: StoredPasskey,
  site: PasskeySite,
): Promise<{ counter: number; isSynced: boolean }> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origins,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        // The library would compare the counts before it checks the signature; ours are compared in the database.
        counter: 0,
      },
    }),
  );
  if (!verified) throw passkeyRefused();
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}
