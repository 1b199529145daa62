import type { PasskeySignIn } from "#api/accounts/own-account.ts";
import { DomainError } from "#server/domain/errors.ts";
import { consumeRateLimit, passwordChecks, refundRateLimit } from "#server/domain/work/rate-limits.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { updateSession } from "#server/storage/accounts/sessions.ts";
import { checkOwnPassword } from "./own-account.ts";
import type { PasskeySite } from "./passkeys/challenges.ts";
import { usePasskeyOf } from "./passkeys/passkey-sign-in.ts";
import type { SignedIn } from "./sessions/sessions.ts";

/** Milliseconds for which a session's owner counts as having just proved who they are, by signing in or as below. */
const proofLifetime = 10 * 60_000;

/**
 * An open browser, or a stolen cookie, must not become an account of somebody's own: whoever changes accounts, roles or invitations
 * has shown the password or a passkey a short time ago.
 *
 * @throws DomainError `proof_needed`
 */
export function requireRecentProof({ provedAt }: Pick<SignedIn, "provedAt">, now: Date): void {
  // Another machine's clock may be ahead.
  const age = provedAt === null ? Number.POSITIVE_INFINITY : Math.abs(now.getTime() - provedAt.getTime());
  if (age >= proofLifetime) throw new DomainError("proof_needed", "give your password or a passkey first");
}

/** @throws DomainError `wrong_password`, `too_many_attempts` */
export async function proveByPassword(
  db: Queries,
  sender: SignedIn,
  present: string,
  now: Date,
): Promise<void> {
  await checkOwnPassword(db, sender, present, now);
  await updateSession(db, sender.sessionId, { provedAt: now });
}

/** By an answer to the question of a sign-in. @throws DomainError `passkey_refused`, `passkey_expired`, `passkey_copied`, `too_many_attempts` */
export async function proveByPasskey(
  db: Database,
  { accountId, sessionId }: SignedIn,
  answer: PasskeySignIn,
  site: PasskeySite,
  now: Date,
): Promise<void> {
  await consumeRateLimit(db, passwordChecks, accountId, now);
  await db.transaction(async (tx) => {
    await usePasskeyOf(tx, accountId, answer, site, now);
    await updateSession(tx, sessionId, { provedAt: now });
  });
  await refundRateLimit(db, passwordChecks, accountId, now);
}
