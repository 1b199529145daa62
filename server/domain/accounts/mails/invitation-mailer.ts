import type { Role } from "#api/accounts/roles.ts";
import { invitationMailTexts } from "#i18n/outside/outside-texts.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import type { SiteMailer } from "#server/domain/settings/site-mailer.ts";

export interface MailedInvitation {
  to: string;
  /** A username. */
  by: string;
  role: Role;
  url: string;
  expiresAt: Date;
  language: Language;
}

/** @throws Error when the mail server did not take the mail */
export async function mailInvitation(
  { to, language, role, expiresAt, ...told }: MailedInvitation,
  { siteName: site, send }: SiteMailer,
): Promise<void> {
  const texts = invitationMailTexts[language];
  const day = formatDate(expiresAt.toISOString(), language);
  await send({
    to,
    subject: texts.subject(site),
    text: texts.text({ ...told, site, day, role: texts.roles[role] }),
  });
}
