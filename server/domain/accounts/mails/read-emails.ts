import { listEmails } from "#server/storage/accounts/account-emails.ts";
import { listConfirmations } from "#server/storage/accounts/email-confirmations.ts";
import type { Queries } from "#server/storage/database.ts";

interface KnownEmail {
  /** Confirmed. */
  email?: string;
  /** Given, and not confirmed yet. */
  pendingEmail?: string;
  wantsReport?: boolean;
}

/** The addresses of all accounts that have one, by the account's id. There are few. */
export async function readEmails(db: Queries, now: Date): Promise<Map<string, KnownEmail>> {
  const [confirmed, pending] = await Promise.all([listEmails(db), listConfirmations(db, now)]);
  const emails = new Map<string, KnownEmail>();
  for (const { accountId, email, wantsReport } of confirmed) emails.set(accountId, { email, wantsReport });
  for (const { accountId, email } of pending)
    emails.set(accountId, { ...emails.get(accountId), pendingEmail: email });
  return emails;
}
