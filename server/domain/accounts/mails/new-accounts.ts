import { accountMailTexts, invitationMailTexts } from "#i18n/outside/outside-texts.ts";
import { peoplePath } from "#i18n/addresses.ts";
import { failuresOf, isRefusedForGood, type SiteMailer } from "#server/domain/settings/site-mailer.ts";
import { listAdministratorAddressees, type Addressee } from "#server/storage/accounts/account-emails.ts";
import { listAccountsSince, type StoredAccount } from "#server/storage/accounts/accounts.ts";
import type { Database } from "#server/storage/database.ts";
import {
  findOrInsertNotice,
  moveOwnerNotice,
  upsertOwnerNotice,
} from "#server/storage/monitoring/owner-notices.ts";

/** The moment until which administrators were told. */
const notice = "new accounts";

/** When they were last written to, whether the mails were taken or not. */
const attempt = "mail of new accounts";

/** Milliseconds between two mails, whoever floods the site with names and however the mail server fails. */
const pause = 10 * 60_000;

/** Milliseconds that an account is old before it is looked at: its moment is taken before its password is hashed and it is stored. */
const storing = 60_000;

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
 * @throws Error when a mail was not taken. Where none was, all are tried again after the pause, unless all are refused for good.
 */
export async function tellOfNewAccounts(db: Database, { mailer, siteUrl, now }: Telling): Promise<void> {
  const until = new Date(now.getTime() - storing);
  const told = await findOrInsertNotice(db, notice, until);
  const accounts = await listAccountsSince(db, told, until);
  if (accounts.length === 0) return;
  const conclude = () => moveOwnerNotice(db, notice, told, until);
  if (!mailer) return void (await conclude());
  if (!(await upsertOwnerNotice(db, attempt, now, new Date(now.getTime() - pause)))) return;
  const addressees = await listAdministratorAddressees(db);
  const site = mailer.siteName;
  const failures = await failuresOf(
    addressees.map((one) => mailer.send(mailTo(one, accounts, { site, siteUrl }))),
  );
  if (failures.length < addressees.length || failures.every(isRefusedForGood)) await conclude();
  if (failures.length > 0) throw new AggregateError(failures, `not mailed: ${failures.length}`);
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
