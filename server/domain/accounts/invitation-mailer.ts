import type { Role } from "#api/accounts/roles.ts";
import { invitationMailTexts } from "#i18n/admin/invitation-mail.ts";
import { formatDate } from "#i18n/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";
import { openMailTransport } from "#server/domain/mail-transport.ts";

interface MailedInvitation {
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

/** @returns a function that throws when the mail server did not take the mail */
export function createInvitationMailer(
  smtpUrl: string,
  from: string,
): (invitation: MailedInvitation) => Promise<void> {
  const transport = openMailTransport(smtpUrl, timeout);
  return async ({ to, language, role, expiresAt, ...told }) => {
    await loadMessages(language);
    const site = loadedMessages(language).site.name;
    const texts = invitationMailTexts[language];
    const day = formatDate(expiresAt.toISOString(), language);
    await transport.sendMail({
      from: { name: site, address: from },
      to,
      subject: texts.subject(site),
      text: `${texts.text({ ...told, site, day, role: texts.roles[role] })}\n`,
      signal: AbortSignal.timeout(timeout),
    });
  };
}
