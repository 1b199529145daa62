import { describeMailError } from "#server/domain/contact-messages/contact-mailer.ts";
import { sendTextMail } from "#server/domain/network/mail-transport.ts";
import { siteNameOf, type CurrentSettings } from "./read-settings.ts";

/** Milliseconds; somebody may wait for it. */
const timeout = 8000;

interface SiteMail {
  to: string;
  subject: string;
  text: string;
}

/** How the site writes to people who work on it. */
export interface SiteMailer {
  siteName: string;
  /** @throws Error when the mail server did not take the mail; its message is for the log, which has no addresses */
  send: (mail: SiteMail, signal?: AbortSignal) => Promise<void>;
}

/** Whether the settings name a mail server, and an address that mails come from. */
export function canMail(settings: CurrentSettings): boolean {
  return settings.smtpUrl !== null && senderOf(settings) !== "";
}

/** Null while the settings name no mail server, or no address that mails could come from. */
export async function siteMailerOf(settings: CurrentSettings): Promise<SiteMailer | null> {
  const { smtpUrl } = settings;
  const address = senderOf(settings);
  if (smtpUrl === null || address === "") return null;
  const siteName = await siteNameOf(settings);
  const from = { name: siteName, address };
  return {
    siteName,
    async send(mail, stopping) {
      const signals = [AbortSignal.timeout(timeout), ...(stopping ? [stopping] : [])];
      const sending = sendTextMail(smtpUrl, { from, ...mail }, { timeout, signal: AbortSignal.any(signals) });
      await sending.catch((error: unknown) => {
        throw new Error(describeMailError(error).replaceAll(mail.to, "…"));
      });
    },
  };
}

function senderOf({ contactFrom, contactTo, ownerEmail }: CurrentSettings): string {
  return contactFrom || contactTo || ownerEmail;
}
