import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { openMailTransport } from "#server/domain/network/mail-transport.ts";

/** The parts of a message that its mail tells: a new field of the form goes in here. */
interface MailedMessage {
  id: string;
  name: string;
  email: string;
  message: string;
  language: Language;
  /** The query of an address of the planner; empty without one. */
  plan: string;
  receivedAt: Date;
}

interface ContactMailerOptions {
  url: string;
  from: string;
  to: string;
  siteName: string;
  siteUrl: string;
  /** Milliseconds without an answer of the mail server after which the attempt ends. */
  timeout?: number;
}

const inboxPath = "/admin/messages";

/** The message's id becomes the `Message-ID`, by which mail programs recognise a duplicate. */
export function createContactMailer({
  url,
  from,
  to,
  siteName,
  siteUrl,
  timeout,
}: ContactMailerOptions): (message: MailedMessage, signal: AbortSignal) => Promise<void> {
  const host = from.slice(from.lastIndexOf("@") + 1);

  return async ({ id, name, email, message, language, plan, receivedAt }, signal) => {
    const time = receivedAt.toISOString().slice(0, 16).replace("T", " ");
    const signature = [
      `${name} <${email}>`,
      `${time} UTC, ${siteUrl}${pagePath("home", language)}`,
      siteUrl + inboxPath,
    ];
    const text =
      plan === "" ? message : `${message}\n\n${siteUrl}${pagePath("trip-planner", language)}${plan}`;
    const transport = await openMailTransport(url, timeout);
    await transport.sendMail({
      messageId: `<${id}@${host}>`,
      from: { name: siteName, address: from },
      to,
      replyTo: { name, address: email },
      subject: `${siteName}: ${name}`,
      // "-- " alone on a line begins a signature (RFC 3676), which mail programs leave out of a reply.
      text: `${text}\n\n-- \n${signature.join("\n")}\n`,
      signal,
    });
  };
}

interface MailError extends Error {
  command?: string;
  /** The mail server's reply, such as 550. */
  responseCode?: number;
}

/** A refusal of other commands is about the server or how it is reached, not about this mail. */
const mailCommands = ["MAIL FROM", "RCPT TO", "DATA"];

/** The server wants a password: a mistake in the settings, which the owner may correct. */
const authenticationRequired = 530;

export function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Safe cast: every field of MailError is optional.
  const { command = "", responseCode = 0 } = error as MailError;
  return responseCode >= 500 && responseCode !== authenticationRequired && mailCommands.includes(command);
}

const longestReason = 300;

/** Why a mail was not sent, in one line; for an aborted one the reason is in its cause. */
export function describeMailError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error.name === "AbortError" && error.cause instanceof Error ? error.cause : error;
  return message.replace(/\s+/g, " ").slice(0, longestReason);
}
