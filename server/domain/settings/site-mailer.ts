import { describeMailError, isPermanentRefusal } from "#server/domain/contact-messages/contact-mailer.ts";
import { sendTextMail } from "#server/domain/network/mail-transport.ts";
import { siteNameOf, type CurrentSettings } from "./read-settings.ts";

/** Milliseconds that a mail may take while somebody waits for it. */
const shortTimeout = 8000;

/** For other mails: a mail server that scans them first must not count as one that did not take them. */
const longTimeout = 60_000;

interface SiteMail {
  to: string;
  subject: string;
  text: string;
}

/** How the site writes to people who work on it. */
export interface SiteMailer {
  siteName: string;
  /** @throws Error when the mail server did not take the mail; its message is for the log, which has no addresses */
  send: (mail: SiteMail) => Promise<void>;
}

/** Without a cause, which would have the address. */
class NotTaken extends Error {
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** Whether a mail that could not be sent would be refused again. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof NotTaken && error.isPermanent;
}

/** Waits for several mails: one that is refused keeps back no other. @returns why some were not taken */
export async function failuresOf(mails: readonly Promise<void>[]): Promise<unknown[]> {
  const sent = await Promise.allSettled(mails);
  return sent.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
}

/** Whether the settings name a mail server, and an address that mails come from. */
export function canMail(settings: CurrentSettings): boolean {
  return settings.smtpUrl !== null && senderOf(settings) !== "";
}

/**
 * Null while the settings name no mail server, or no address that mails could come from.
 *
 * @param stopping given where nobody waits for the mails: then they may take long, and end with it
 */
export async function siteMailerOf(
  settings: CurrentSettings,
  stopping?: AbortSignal,
): Promise<SiteMailer | null> {
  const { smtpUrl } = settings;
  const address = senderOf(settings);
  if (smtpUrl === null || address === "") return null;
  const siteName = await siteNameOf(settings);
  const from = { name: siteName, address };
  const timeout = stopping ? longTimeout : shortTimeout;
  return {
    siteName,
    async send(mail) {
      const signals = [AbortSignal.timeout(timeout), ...(stopping ? [stopping] : [])];
      const sending = sendTextMail(smtpUrl, { from, ...mail }, { timeout, signal: AbortSignal.any(signals) });
      await sending.catch((error: unknown) => {
        throw new NotTaken(describeMailError(error).replaceAll(mail.to, "…"), isPermanentRefusal(error));
      });
    },
  };
}

function senderOf({ contactFrom, contactTo, ownerEmail }: CurrentSettings): string {
  return contactFrom || contactTo || ownerEmail;
}
