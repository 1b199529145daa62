import { recordEvent, visitor, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, refusingField } from "#server/domain/errors.ts";
import { resetRateLimit, signInsByAccount } from "#server/domain/work/rate-limits.ts";
import {
  findAccountById,
  findAccountOfLink,
  noSignInLink,
  takeSignInLink,
  updateAccountById,
  type StoredAccount,
} from "#server/storage/accounts/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { removeSessionsOf } from "#server/storage/accounts/sessions.ts";
import type { Language } from "#i18n/languages.ts";
import { hashPassword } from "#server/domain/accounts/passwords/password.ts";
import { checkPassword, usernameKey } from "#server/domain/accounts/registration-rules.ts";
import { hashOfToken, makeToken } from "#server/domain/accounts/secret-tokens.ts";

/** Milliseconds. */
const linkLifetime = 24 * 60 * 60 * 1000;

/**
 * For somebody who has forgotten their password. It takes the place of the link that the account has; a new password ends it.
 *
 * @param ownId of who does it: one's own password is changed where the present one is asked for
 * @returns the link's secret, of which the database has only the hash
 * @throws DomainError `not_found`, `not_allowed`
 */
export async function makeSignInLink(
  db: Queries,
  id: string,
  { now, by, ownId }: { now: Date; by: Actor; ownId: string },
): Promise<{ token: string; expiresAt: Date }> {
  if (id === ownId) throw new DomainError("not_allowed", "change your own password in your account");
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + linkLifetime);
  await db.transaction(async (tx) => {
    const account = await findAccountById(tx, id);
    if (!account?.approved || account.disabledAt !== null)
      throw new DomainError("not_found", "no such account may sign in");
    await updateAccountById(tx, id, { signInLinkHash: hashOfToken(token), signInLinkEndsAt: expiresAt });
    await recordEvent(tx, { kind: "sign_in_link_made", by, subject: account.username });
  });
  return { token, expiresAt };
}

/** @throws DomainError `not_found` */
export async function withdrawSignInLink(db: Queries, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await findAccountById(tx, id);
    if (!account || account.signInLinkEndsAt === null)
      throw new DomainError("not_found", "there is no such sign-in link");
    await updateAccountById(tx, id, noSignInLink);
    await recordEvent(tx, { kind: "sign_in_link_withdrawn", by, subject: account.username });
  });
}

/** The link to hand over; its secret is in the fragment, which browsers send to nobody. */
export function signInLinkAddress(siteUrl: string, token: string, language: Language): string {
  return `${siteUrl}/${language}/login#${new URLSearchParams({ link: token })}`;
}

/**
 * Sets a new password for the account and ends its sessions. Its second factor stays: the next sign-in asks for it as always.
 *
 * @returns whose account it is
 * @throws DomainError `sign_in_link_invalid`, besides those of a new password
 */
export async function followSignInLink(
  db: Database,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<Pick<StoredAccount, "id" | "username">> {
  const invalid = new DomainError("sign_in_link_invalid", "this link was used already, or has expired");
  // Before the costly hash; taken below, because two uses at once must not both count.
  if (!(await findAccountOfLink(db, hashOfToken(token), now))) throw invalid;
  const passwordHash = await hashPassword(await refusingField("password", () => checkPassword(password)));
  const { id, username } = await db.transaction(async (tx) => {
    const account = await takeSignInLink(tx, hashOfToken(token), { passwordHash, now });
    if (!account) throw invalid;
    await removeSessionsOf(tx, account.id);
    await recordEvent(tx, { kind: "password_reset", by: visitor, subject: account.username });
    return account;
  });
  await resetRateLimit(db, signInsByAccount, usernameKey(username));
  return { id, username };
}
