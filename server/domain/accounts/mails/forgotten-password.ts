import { isEmailAddress } from "#api/contact/contact-form.ts";
import type { ForgottenPassword } from "#api/accounts/account-emails.ts";
import { accountMailTexts } from "#i18n/outside/outside-texts.ts";
import { recordEvent, visitor } from "#server/domain/audit/record-event.ts";
import { isPossibleName, usernameKey } from "#server/domain/accounts/registration-rules.ts";
import { hashOfToken, makeToken } from "#server/domain/accounts/secret-tokens.ts";
import { signInLinkAddress } from "#server/domain/accounts/sessions/sign-in-links.ts";
import { describeMailError } from "#server/domain/contact-messages/contact-mailer.ts";
import { DomainError } from "#server/domain/errors.ts";
import { failuresOf, type SiteMailer } from "#server/domain/settings/site-mailer.ts";
import { consumeRateLimit, forgottenPasswordsByAccount } from "#server/domain/work/rate-limits.ts";
import { findAddressees, findEmail, type Addressee } from "#server/storage/accounts/account-emails.ts";
import { updateAccountById, type StoredAccount } from "#server/storage/accounts/accounts.ts";
import type { Database } from "#server/storage/database.ts";

/** Milliseconds. */
const linkLifetime = 60 * 60 * 1000;

interface Mailing {
  siteUrl: string;
  mailer: SiteMailer;
  now: Date;
}

/**
 * Mails a link that sets a new password, once and within an hour, to the accounts of a name or an address: a name may look
 * like somebody else's address, so each gets its own. Whoever asks learns nothing of it, so call it after they were answered.
 *
 * @throws Error when the mail server did not take a mail
 */
export async function mailPasswordLinks(
  db: Database,
  name: ForgottenPassword["name"],
  { siteUrl, mailer, now }: Mailing,
): Promise<void> {
  const typed = name.trim();
  // PostgreSQL fails on some texts, such as one with a NUL.
  if (!isPossibleName(typed) && !isEmailAddress(typed)) return;
  const mailLink = async (addressee: Addressee) => {
    const token = await makeMailedLink(db, addressee, now);
    if (token === null) return;
    const { email: to, username, language } = addressee;
    const texts = accountMailTexts[language].passwordLink;
    const url = signInLinkAddress(siteUrl, token, language);
    const site = mailer.siteName;
    await mailer.send({ to, subject: texts.subject(site), text: texts.text({ username, site, url }) });
  };
  const addressees = await findAddressees(db, { usernameKey: usernameKey(typed), email: typed });
  const reasons = await failuresOf(addressees.map(mailLink));
  if (reasons.length > 0) throw new AggregateError(reasons, reasons.map(describeMailError).join("; "));
}

/** @returns null when the account was written to often enough */
async function makeMailedLink(
  db: Database,
  { accountId, username }: Addressee,
  now: Date,
): Promise<string | null> {
  try {
    await consumeRateLimit(db, forgottenPasswordsByAccount, accountId, now);
  } catch (error) {
    if (error instanceof DomainError && error.code === "too_many_attempts") return null;
    throw error;
  }
  const token = makeToken();
  const mailedLinkEndsAt = new Date(now.getTime() + linkLifetime);
  await db.transaction(async (tx) => {
    await updateAccountById(tx, accountId, { mailedLinkHash: hashOfToken(token), mailedLinkEndsAt });
    await recordEvent(tx, { kind: "sign_in_link_mailed", by: visitor, subject: username });
  });
  return token;
}

/** Tells the owner of an account that a link has set a new password. @throws Error when the mail server did not take the mail */
export async function tellOfNewPassword(
  db: Database,
  { id, username }: Pick<StoredAccount, "id" | "username">,
  { siteUrl, mailer }: Omit<Mailing, "now">,
): Promise<void> {
  const email = await findEmail(db, id);
  if (!email) return;
  const texts = accountMailTexts[email.language].passwordChanged;
  const site = mailer.siteName;
  const url = `${siteUrl}/${email.language}/login?forgotten`;
  const mail = { to: email.email, subject: texts.subject(site), text: texts.text({ username, site, url }) };
  await mailer.send(mail);
}
