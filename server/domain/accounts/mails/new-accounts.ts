import { accountMailTexts, invitationMailTexts } from "#i18n/outside/outside-texts.ts";
import { peoplePath } from "#i18n/addresses.ts";
import type { SiteMailer } from "#server/domain/settings/site-mailer.ts";
import { listAdministratorAddressees, type Addressee } from "#server/storage/accounts/account-emails.ts";
import { listAccountsSince, type StoredAccount } from "#server/storage/accounts/accounts.ts";
import type { Database } from "#server/storage/database.ts";
import { findOrInsertNotice, moveOwnerNotice } from "#server/storage/monitoring/owner-notices.ts";

/** The moment until which administrators were told. */
const notice = "new accounts";

/** Milliseconds between two mails, whoever floods the site with names. */
const pause = 10 * 60_000;

interface Telling {
  /** Null while the site cannot send mail. */
  mailer: SiteMailer | null;
  siteUrl: string;
  now: Date;
}

/**
 * Writes to the administrators who have an address about the accounts that were made since they were told last, those that
 * wait too; one process does it. Accounts that were there before the first look are no news.
 *
 * @throws Error when the mail server took none of the mails; then the next look tries again
 */
export async function tellOfNewAccounts(db: Database, { mailer, siteUrl, now }: Telling): Promise<void> {
  const told = await findOrInsertNotice(db, notice, now);
  if (now.getTime() - told.getTime() < pause) return;
  const accounts = await listAccountsSince(db, told, now);
  if (accounts.length === 0 || !(await moveOwnerNotice(db, notice, told, now))) return;
  if (!mailer) return;
  const addressees = await listAdministratorAddressees(db);
  const site = mailer.siteName;
  const sent = await Promise.allSettled(
    addressees.map((one) => mailer.send(mailTo(one, accounts, { site, siteUrl }))),
  );
  const failed = sent.filter((one) => one.status === "rejected");
  if (failed.length === 0) return;
  if (failed.length === sent.length) await moveOwnerNotice(db, notice, now, told);
  throw new AggregateError(
    failed.map(({ reason }) => reason as unknown),
    `not mailed: ${failed.length}`,
  );
}

function mailTo(
  { email: to, language }: Addressee,
  accounts: StoredAccount[],
  { site, siteUrl }: { site: string; siteUrl: string },
) {
  const texts = accountMailTexts[language].newAccounts;
  const { roles } = invitationMailTexts[language];
  const lines = accounts.map(({ username, approved, role }) =>
    approved ? texts.registered(username, roles[role]) : texts.waits(username),
  );
  const url = siteUrl + peoplePath(language);
  return { to, subject: texts.subject(site, accounts.length), text: texts.text({ lines, url }) };
}
