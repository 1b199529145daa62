import {
  contactFieldErrorText,
  contactHoneypot,
  validateContactTexts,
  minWritingTime,
  cleanContactTexts,
  type ContactField,
  type ContactFieldError,
} from "#api/contact/contact-form.ts";
import type {
  ContactMessage,
  ContactMessageList,
  ContactMessageListQuery,
  MessageChange,
} from "#api/contact/contact-messages.ts";
import type { EventKind } from "#api/audit/event-kinds.ts";
import type { ContactFormFields } from "#api/contact/contact-service.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import { contactMessagesByAddress, consumeRateLimit, rateLimitKey } from "#server/domain/work/rate-limits.ts";
import { readStoredSettings } from "#server/domain/settings/read-settings.ts";
import {
  countUnreadMessages,
  findContactMessage,
  listContactMessages,
  hasContactMessage,
  insertContactMessage,
  lockContactMessages,
  removeContactMessage,
  removeContactMessagesBefore,
  updateContactMessage,
  updateQueue,
  type NewContactMessage,
} from "#server/storage/contact-messages/contact-messages.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import type { Outbox } from "./outbox.ts";
import { entriesOf } from "#i18n/typed-keys.ts";

/** Milliseconds in which the same text from the same person is taken for one message sent twice. */
const duplicateWindow = 10 * 60_000;
const day = 24 * 60 * 60_000;

interface RequestInfo {
  address: string;
  now: Date;
  texts: Messages["contactErrors"];
  /** Null when no mail server is set. */
  outbox: Outbox | null;
}

/** Stores the message first, so that it is not lost when it cannot be mailed. */
export async function receiveMessage(
  db: Database,
  form: ContactFormFields,
  { address, now, texts, outbox }: RequestInfo,
): Promise<void> {
  requireByHand(form, texts);
  requireValid(validateContactTexts(form), texts);
  await countMessage(db, address, now, texts);
  const { from_name: name, user_email: email, message } = cleanContactTexts(form);
  const { language, plan } = form;
  const sent = { name, email, message, language, ...(plan !== undefined && { plan }), receivedAt: now };
  await storeOnce(db, sent, outbox === null ? null : now);
  void outbox?.sendDue();
}

/** A form that is sent twice, or again because the answer was lost, is one message. */
async function storeOnce(db: Database, message: NewContactMessage, nextTryAt: Date | null): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockContactMessages(transaction);
    const since = new Date(message.receivedAt.getTime() - duplicateWindow);
    if (await hasContactMessage(transaction, message, since)) return;
    await insertContactMessage(transaction, message, nextTryAt);
  });
}

/** @throws DomainError `looks_automated`, in the sender's language */
export function requireByHand(
  { [contactHoneypot]: trap = "", elapsed = "" }: Pick<ContactFormFields, typeof contactHoneypot | "elapsed">,
  { looksAutomated }: Messages["contactErrors"],
): void {
  if (trap !== "") throw new DomainError("looks_automated", looksAutomated.trapped);
  // Without JavaScript the time is not measured.
  if (elapsed !== "" && !(Number(elapsed) >= minWritingTime))
    throw new DomainError("looks_automated", looksAutomated.tooQuick);
}

function requireValid(
  fieldErrors: Partial<Record<ContactField, ContactFieldError>>,
  texts: Messages["contactErrors"],
): void {
  const found = entriesOf(fieldErrors);
  if (found.length === 0) return;
  throw invalidFields(
    Object.fromEntries(found.map(([field, error]) => [field, contactFieldErrorText(texts, field, error)])),
  );
}

/** One limit counts all messages that are sent without signing in. @throws DomainError `too_many_attempts`, in the sender's language */
export async function countMessage(
  db: Queries,
  address: string,
  now: Date,
  texts: Messages["contactErrors"],
): Promise<void> {
  try {
    await consumeRateLimit(db, contactMessagesByAddress, rateLimitKey(address), now);
  } catch (error) {
    if (!(error instanceof DomainError) || error.retryAfter === undefined) throw error;
    const { code, retryAfter } = error;
    throw new DomainError(code, texts.tooMany(Math.ceil(retryAfter / 60)), { retryAfter });
  }
}

export async function readInbox(
  db: Queries,
  { canReply, ...query }: { limit: number; canReply: boolean } & ContactMessageListQuery,
): Promise<ContactMessageList> {
  const [messages, unread] = await Promise.all([listContactMessages(db, query), countUnreadMessages(db)]);
  return { messages, unread, canReply };
}

/** @throws DomainError `not_found`; `changed_meanwhile` when somebody else has written another note */
export async function changeContactMessage(
  db: Queries,
  id: string,
  { read, answered, note, formerNote }: MessageChange,
  by: Actor,
): Promise<ContactMessage> {
  return db.transaction(async (tx) => {
    if (note !== undefined && formerNote !== undefined) {
      await lockContactMessages(tx);
      const { note: stored } = found(isUuid(id) ? await findContactMessage(tx, id) : null);
      if (stored !== formerNote && stored !== note)
        throw new DomainError("changed_meanwhile", "somebody else has changed the note in the meantime");
    }
    const values = {
      ...(read !== undefined && { isRead: read }),
      ...(answered !== undefined && { isAnswered: answered }),
      ...(note !== undefined && { note }),
    };
    const message = found(isUuid(id) ? await updateContactMessage(tx, id, values) : null);
    const kinds: (EventKind | false)[] = [
      read !== undefined && (read ? "message_read" : "message_unread"),
      answered !== undefined && (answered ? "message_answered" : "message_reopened"),
      note !== undefined && "message_noted",
    ];
    for (const kind of kinds) if (kind) await recordEvent(tx, { kind, by, subject: message.id });
    return message;
  });
}

export async function deleteContactMessage(db: Queries, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isUuid(id) || !(await removeContactMessage(tx, id))) throw noMessage();
    await recordEvent(tx, { kind: "message_deleted", by, subject: id });
  });
}

/** Removes the messages that are older than the owner keeps them; by default they stay. */
export async function purgeMessages(db: Queries, now: Date): Promise<void> {
  const { messageDays } = await readStoredSettings(db);
  if (messageDays !== null)
    await removeContactMessagesBefore(db, new Date(now.getTime() - messageDays * day));
}

/** Queues a message to be mailed (again), whatever its state. @throws DomainError `not_found` */
export async function queueMessage(
  db: Queries,
  id: string,
  { now, outbox, by }: { now: Date; outbox: Outbox | null; by: Actor },
): Promise<ContactMessage> {
  const queued = await db.transaction(async (tx) => {
    const message = found(isUuid(id) ? await updateQueue(tx, id, now, outbox === null ? null : now) : null);
    await recordEvent(tx, { kind: "message_queued", by, subject: message.id });
    return message;
  });
  void outbox?.sendDue();
  return queued;
}

/** Call it before each query: PostgreSQL fails on a value that is no UUID. */
export function isUuid(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}

function found(message: ContactMessage | null): ContactMessage {
  if (!message) throw noMessage();
  return message;
}

function noMessage(): DomainError {
  return new DomainError("not_found", "there is no such message");
}
