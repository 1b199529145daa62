import type { Transporter } from "nodemailer";

/**
 * The way to a mail server. The package takes 6 MB, which a site without such a server saves.
 *
 * @param timeout milliseconds without an answer after which an attempt ends
 */
export async function openMailTransport(url: string, timeout = 20_000): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // A visitor's text must never make nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

interface TextMail {
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

/** How long a mail may take. */
interface MailLimits {
  /** Milliseconds, as above. */
  timeout?: number;
  signal: AbortSignal;
}

/** Sends a mail that is nothing but a text. @throws Error when the mail server did not take it */
export async function sendTextMail(
  url: string,
  { text, ...mail }: TextMail,
  { timeout, signal }: MailLimits,
): Promise<void> {
  const transport = await openMailTransport(url, timeout);
  await transport.sendMail({ ...mail, text: `${text}\n`, signal });
}
