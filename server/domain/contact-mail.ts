import { createTransport } from "nodemailer";
import type { Language } from "#i18n/languages.ts";
import { pagePath } from "#i18n/addresses.ts";

/** The contact message that a mail carries. */
interface MailedMessage {
  id: string;
  name: string;
  email: string;
  message: string;
  language: Language;
  receivedAt: Date;
}

interface ContactMailSettings {
  /** The mail server's address, with its name and password if it wants some. */
  url: string;
  from: string;
  to: string;
  siteName: string;
  /** The site's public address. */
  siteUrl: string;
  /** Milliseconds for which a silent mail server is waited for. */
  patience?: number;
}

/** Where one reads and deletes messages. */
const desk = "/admin";

/**
 * Makes what hands a contact message to the mail server. Its id names the mail (`Message-ID`), so that a mail
 * program knows one that was sent twice. Fails with the mail library's error.
 */
export function createContactMailer({
  url,
  from,
  to,
  siteName,
  siteUrl,
  patience = 20_000,
}: ContactMailSettings): (message: MailedMessage, signal: AbortSignal) => Promise<void> {
  const transport = createTransport({
    url,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // What a visitor wrote is never an address to fetch something from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.slice(from.lastIndexOf("@") + 1);

  return async ({ id, name, email, message, language, receivedAt }, signal) => {
    const moment = receivedAt.toISOString().slice(0, 16).replace("T", " ");
    const signature = [
      `${name} <${email}>`,
      `${moment} UTC, ${siteUrl}${pagePath("home", language)}`,
      siteUrl + desk,
    ];
    await transport.sendMail({
      messageId: `<${id}@${host}>`,
      from: { name: siteName, address: from },
      to,
      replyTo: { name, address: email },
      subject: `${siteName}: ${name}`,
      // The line that mail programs know a signature by, and leave out of an answer.
      text: `${message}\n\n-- \n${signature.join("\n")}\n`,
      signal,
    });
  };
}
