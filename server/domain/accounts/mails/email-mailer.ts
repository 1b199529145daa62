import { accountMailTexts } from "#i18n/outside/outside-texts.ts";
import type { Language } from "#i18n/languages.ts";
import type { SiteMailer } from "#server/domain/settings/site-mailer.ts";
import type { FormerEmail } from "./account-email.ts";

interface MailedConfirmation {
  to: string;
  username: string;
  url: string;
  language: Language;
}

/** @throws Error when the mail server did not take the mail */
export async function mailConfirmation(
  { to, language, ...told }: MailedConfirmation,
  { siteName: site, send }: SiteMailer,
): Promise<void> {
  const { subject, text } = accountMailTexts[language].confirmation;
  await send({ to, subject: subject(site), text: text({ ...told, site }) });
}

/** Tells an address that an account gave up, which may be the work of somebody else. @throws Error when the mail server did not take the mail */
export async function mailFormerEmail(
  { email: to, language, username }: FormerEmail,
  { siteName: site, send }: SiteMailer,
): Promise<void> {
  const { subject, text } = accountMailTexts[language].formerEmail;
  await send({ to, subject: subject(site), text: text({ username, site }) });
}
