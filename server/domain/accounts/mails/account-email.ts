import type { EmailRequest } from "#api/accounts/account-emails.ts";
import type { Language } from "#i18n/languages.ts";
import { recordEvent, visitor, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { consumeRateLimit, emailConfirmationsByAccount } from "#server/domain/work/rate-limits.ts";
import {
  findEmail,
  isEmailOfOther,
  removeEmail as removeStoredEmail,
  updateWantsReport,
  upsertEmail,
  type StoredEmail,
} from "#server/storage/accounts/account-emails.ts";
import {
  findAccountById,
  lockAccounts,
  noMailedLink,
  updateAccountById,
} from "#server/storage/accounts/accounts.ts";
import {
  hasConfirmation,
  removeConfirmation,
  takeConfirmation,
  upsertConfirmation,
} from "#server/storage/accounts/email-confirmations.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { hashOfToken, makeToken } from "#server/domain/accounts/secret-tokens.ts";

/** Milliseconds. */
const linkLifetime = 24 * 60 * 60 * 1000;

/** An address that an account had until now. */
export type FormerEmail = Pick<StoredEmail, "email" | "language"> & { username: string };

interface EmailRequesting {
  now: Date;
  by: Actor;
  /** Mails the secret of the link, of which the database has only the hash; false when the mail was not taken. */
  mail: (link: { token: string; username: string }) => Promise<boolean>;
}

/**
 * Mails a link to an address and notes it for an account; it counts once it is confirmed, until then the former one does. That
 * it is another account's is said only to whoever reads its mails. One that cannot be mailed leaves all as it was.
 *
 * @returns whether it was mailed
 * @throws DomainError `not_found`, `too_many_attempts`
 */
export async function requestEmail(
  db: Database,
  accountId: string,
  { email, language }: EmailRequest,
  { now, by, mail }: EmailRequesting,
): Promise<boolean> {
  await consumeRateLimit(db, emailConfirmationsByAccount, accountId, now);
  const username = await requireName(db, accountId);
  const token = makeToken();
  if (!(await mail({ token, username }))) return false;
  const expiresAt = new Date(now.getTime() + linkLifetime);
  await db.transaction(async (tx) => {
    await upsertConfirmation(tx, { accountId, email, language, tokenHash: hashOfToken(token), expiresAt });
    await recordEvent(tx, { kind: "email_requested", by, subject: username });
  });
  return true;
}

/** The link to be mailed; its secret is in the fragment, which browsers send to nobody. */
export function confirmationAddress(siteUrl: string, token: string, language: Language): string {
  return `${siteUrl}/${language}/login#${new URLSearchParams({ confirm: token })}`;
}

/**
 * From now on the account gets its mails there. A link that was mailed to its former address is worth nothing any more.
 *
 * @returns the address that the account had before, if it was another one
 * @throws DomainError `email_link_invalid`, `email_taken`
 */
export async function confirmEmail(
  db: Database,
  token: string,
  now: Date,
): Promise<{ username: string; email: string; former: FormerEmail | null }> {
  const invalid = new DomainError("email_link_invalid", "this link was used already, or has expired");
  // Before the lock, which anybody could keep busy.
  if (!(await hasConfirmation(db, hashOfToken(token), now))) throw invalid;
  return db.transaction(async (tx) => {
    // Two accounts that confirm the same address must not both get it.
    await lockAccounts(tx);
    const taken = await takeConfirmation(tx, hashOfToken(token), now);
    if (!taken) throw invalid;
    const { accountId, email, language } = taken;
    if (await isEmailOfOther(tx, email, accountId))
      throw new DomainError("email_taken", "another account has this address");
    const username = await requireName(tx, accountId);
    const former = await findEmail(tx, accountId);
    await upsertEmail(tx, { accountId, email, language });
    await updateAccountById(tx, accountId, noMailedLink);
    await recordEvent(tx, { kind: "email_confirmed", by: visitor, subject: username });
    const isOther = former !== null && former.email.toLowerCase() !== email.toLowerCase();
    return { username, email, former: isOther ? { ...former, username } : null };
  });
}

/**
 * Also one that waits to be confirmed.
 *
 * @returns the address that the account had, if it was confirmed
 * @throws DomainError `not_found`
 */
export async function removeEmail(db: Database, accountId: string, by: Actor): Promise<FormerEmail | null> {
  return db.transaction(async (tx) => {
    const username = await requireName(tx, accountId);
    const wasOpen = await removeConfirmation(tx, accountId);
    const former = await removeStoredEmail(tx, accountId);
    if (!wasOpen && !former) throw new DomainError("not_found", "this account has no address");
    await updateAccountById(tx, accountId, noMailedLink);
    await recordEvent(tx, { kind: "email_removed", by, subject: username });
    return former && { ...former, username };
  });
}

/** @throws DomainError `not_found` without a confirmed address */
export async function chooseReport(db: Queries, accountId: string, isWanted: boolean): Promise<void> {
  if (!(await updateWantsReport(db, accountId, isWanted)))
    throw new DomainError("not_found", "this account has no address");
}

async function requireName(db: Queries, accountId: string): Promise<string> {
  const account = await findAccountById(db, accountId);
  if (!account) throw new DomainError("not_found", "there is no such account");
  return account.username;
}
