import { z } from "zod";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  insertChallenge,
  removeSurplusChallenges,
  takeChallenge,
} from "#server/storage/accounts/challenges.ts";

/** Milliseconds: a sign-in form may stand open for a while before its list of passkeys is used. */
export const challengeLifetime = 10 * 60_000;

/** To sign in with; the oldest gives way, so that whoever asks for many keeps nobody out for long. */
const mostChallenges = 10_000;

/** The site for which passkeys are valid. */
export interface PasskeySite {
  /** WebAuthn's relying party: the host of the site's address. */
  id: string;
  /** Under which an authenticator lists them. */
  name: string;
  origins: string[];
}

/** @param accountId to which a passkey is to be added; null for signing in */
export async function keepChallenge(
  db: Queries,
  challenge: string,
  accountId: string | null,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeLifetime);
  await insertChallenge(db, { challenge, accountId, expiresAt });
  if (accountId === null) await removeSurplusChallenges(db, mostChallenges);
}

const clientData = z.object({ challenge: z.string().regex(/^[\w-]+$/) });

/**
 * Uses the challenge up that a browser says it has answered, before the signature is checked: so each can be tried once.
 *
 * @param clientDataJSON in base64url
 * @throws DomainError `passkey_expired`, `passkey_refused`
 */
export async function useChallenge(
  db: Queries,
  clientDataJSON: string,
  accountId: string | null,
  now: Date,
): Promise<string> {
  const { challenge } = await orRefuse(() =>
    clientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString())),
  );
  if (!(await takeChallenge(db, challenge, accountId, now)))
    throw new DomainError("passkey_expired", "this took too long, or was sent twice; try again");
  return challenge;
}

/** The library tells of everything that is wrong with an answer by errors of all kinds. Nothing else may go on in `check`. */
export async function orRefuse<T>(check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw Object.assign(passkeyRefused(), { cause: error });
  }
}

export function passkeyRefused(): DomainError {
  return new DomainError("passkey_refused", "this passkey is not known here, or its answer is wrong");
}
