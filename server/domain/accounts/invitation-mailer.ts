import type { Role } from "#api/accounts/roles.ts";
import { invitationMailTexts } from "#i18n/outside/outside-texts.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { sendTextMail } from "#server/domain/network/mail-transport.ts";

export interface MailedInvitation {
  to: string;
  /** A username. */
  by: string;
  role: Role;
  url: string;
  expiresAt: Date;
  language: Language;
}

/** Milliseconds; the inviting administrator waits for it. */
const timeout = 8000;

interface MailSender {
  /** The address of the mail server. */
  url: string;
  from: string;
  /** The site's name. */
  site: string;
}

/** @throws Error when the mail server did not take the mail */
export async function mailInvitation(
  { to, language, role, expiresAt, ...told }: MailedInvitation,
  { url, from, site }: MailSender,
): Promise<void> {
  const texts = invitationMailTexts[language];
  const day = formatDate(expiresAt.toISOString(), language);
  const mail = {
    from: { name: site, address: from },
    to,
    subject: texts.subject(site),
    text: texts.text({ ...told, site, day, role: texts.roles[role] }),
  };
  await sendTextMail(url, mail, { timeout, signal: AbortSignal.timeout(timeout) });
}
