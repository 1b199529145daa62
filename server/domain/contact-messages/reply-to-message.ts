import type { Logger } from "pino";
import type { ContactMessage, ReplyAnswer } from "#api/contact/contact-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { replyTexts } from "#i18n/outside/outside-texts.ts";
import { nameOf, recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { sendTextMail } from "#server/domain/network/mail-transport.ts";
import { contactMailOf, siteNameOf, type CurrentSettings } from "#server/domain/settings/read-settings.ts";
import { appendReply, findContactMessage } from "#server/storage/contact-messages/contact-messages.ts";
import type { Database } from "#server/storage/database.ts";
import { describeMailError } from "./contact-mailer.ts";
import { isUuid } from "./inbox.ts";

/** Milliseconds; an editor waits for it. */
const timeout = 15_000;

interface Replying {
  settings: CurrentSettings;
  log: Pick<Logger, "error">;
  now: Date;
  by: Actor;
}

/**
 * Mails a reply at once, in the language of the message, with the message quoted below; answers to it go to the owner. It is kept when
 * the mail server has taken it; where that fails, the answer says so, and nobody sends it twice.
 *
 * @throws DomainError `not_found`; `unavailable` when no mail server is set
 */
export async function replyToMessage(
  db: Database,
  id: string,
  text: string,
  { settings, log, now, by }: Replying,
): Promise<ReplyAnswer> {
  const message = isUuid(id) ? await findContactMessage(db, id) : null;
  if (!message) throw noMessage();
  const mail = contactMailOf(settings);
  if (!mail) throw new DomainError("unavailable", "no mail server is set");
  const site = await siteNameOf(settings);
  const { subject, wrote } = replyTexts[message.language];
  const quoted = message.message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n");
  const said = wrote(message.name.replace(/\s+/g, " "), formatDate(message.receivedAt, message.language));
  try {
    await sendTextMail(
      mail.url,
      {
        from: { name: site, address: mail.from },
        to: message.email,
        replyTo: mail.to,
        subject: subject(site),
        text: `${text}\n\n${said}\n${quoted}`,
      },
      { timeout, signal: AbortSignal.timeout(2 * timeout) },
    );
  } catch (error) {
    return { message, failure: describeMailError(error), isKept: false };
  }
  const replied = await keepReply(db, id, { text, now, by }).catch((error: unknown) => {
    log.error({ err: error, message: id }, "a reply was sent, but it could not be stored");
    return null;
  });
  return { message: replied ?? message, failure: null, isKept: replied !== null };
}

/** Null when somebody has deleted the message meanwhile; that a reply was sent is recorded all the same. */
function keepReply(
  db: Database,
  id: string,
  { text, now, by }: Pick<Replying, "now" | "by"> & { text: string },
): Promise<ContactMessage | null> {
  return db.transaction(async (tx) => {
    const replied = await appendReply(tx, id, { text, sentAt: now.toISOString(), sentBy: nameOf(by) });
    await recordEvent(tx, { kind: "message_replied", by, subject: id });
    return replied;
  });
}

function noMessage(): DomainError {
  return new DomainError("not_found", "there is no such message");
}
