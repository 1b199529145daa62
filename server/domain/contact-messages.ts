import {
  contactProblemText,
  contactTrap,
  findContactProblems,
  shortestWriting,
  tidyContactTexts,
  type ContactField,
  type ContactForm,
  type ContactProblem,
} from "#api/contact.ts";
import type { ContactMessage, MessageList } from "#api/messages.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import {
  countUnreadMessages,
  findContactMessages,
  hasContactMessage,
  insertContactMessage,
  lockContactMessages,
  removeContactMessage,
  updateIsRead,
  updateQueue,
  type NewContactMessage,
} from "#server/storage/contact-messages.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { DomainError } from "./errors.ts";
import type { Outbox } from "./outbox.ts";
import { contactMessagesByAddress, countTry, placeOf } from "./throttle.ts";

/** For so many milliseconds the same words are the same message. */
const repeatWindow = 10 * 60_000;

interface Circumstances {
  /** The visitor's network address. */
  address: string;
  now: Date;
  /** What a refusal says, in the form's language. */
  texts: Messages["contactAnswers"];
  /** Mails the message; null when no mail server is configured. */
  outbox: Outbox | null;
}

/**
 * Takes a message from the contact form: first it is stored, then the outbox is told.
 *
 * @throws DomainError `invalid_field`, `looks_automated` or `too_many_attempts`, its message a text for the visitor
 */
export async function receiveMessage(
  db: Database,
  form: ContactForm,
  { address, now, texts, outbox }: Circumstances,
): Promise<void> {
  const sign = signOfProgram(form);
  if (sign) throw new DomainError("looks_automated", texts.looksAutomated[sign]);
  refuseProblems(findContactProblems(form), texts);
  await countMessage(db, address, now, texts);
  const { from_name: name, user_email: email, message } = tidyContactTexts(form);
  const { language } = form;
  await storeOnce(db, { name, email, message, language, receivedAt: now }, outbox === null ? null : now);
  outbox?.nudge();
}

/** Stores a message unless it has just come: a form that is sent twice, or again after a lost answer, is one message. */
async function storeOnce(db: Database, message: NewContactMessage, nextTryAt: Date | null): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockContactMessages(transaction);
    const since = new Date(message.receivedAt.getTime() - repeatWindow);
    if (await hasContactMessage(transaction, message, since)) return;
    await insertContactMessage(transaction, message, nextTryAt);
  });
}

/** What makes a message look as if a program had sent it; null when nothing does. */
function signOfProgram({
  [contactTrap]: trap = "",
  elapsed = "",
}: ContactForm): "trapped" | "tooQuick" | null {
  if (trap !== "") return "trapped";
  // Without JavaScript nobody counts the time.
  return elapsed !== "" && !(Number(elapsed) >= shortestWriting) ? "tooQuick" : null;
}

function refuseProblems(
  problems: Partial<Record<ContactField, ContactProblem>>,
  texts: Messages["contactAnswers"],
): void {
  // `Object.entries` forgets the keys' type; `findContactProblems` makes no others.
  const found = Object.entries(problems) as [ContactField, ContactProblem][];
  const [first] = found;
  if (!first) return;
  const sentences = found.map(([field, problem]) => contactProblemText(texts, field, problem));
  throw new DomainError("invalid_field", sentences.join(" "), { field: first[0] });
}

async function countMessage(
  db: Queries,
  address: string,
  now: Date,
  texts: Messages["contactAnswers"],
): Promise<void> {
  try {
    await countTry(db, contactMessagesByAddress, placeOf(address), now);
  } catch (error) {
    if (!(error instanceof DomainError) || error.retryAfter === undefined) throw error;
    const { code, retryAfter } = error;
    throw new DomainError(code, texts.tooMany(Math.ceil(retryAfter / 60)), { retryAfter });
  }
}

/** A part of the inbox, newest first, with how many messages of all are unread. */
export async function listMessages(
  db: Queries,
  query: { limit: number; before?: string | undefined },
): Promise<MessageList> {
  const [messages, unread] = await Promise.all([findContactMessages(db, query), countUnreadMessages(db)]);
  return { messages, unread };
}

/** @throws DomainError `not_found` */
export async function markMessage(db: Queries, id: string, isRead: boolean): Promise<ContactMessage> {
  return found(isId(id) ? await updateIsRead(db, id, isRead) : null);
}

/** @throws DomainError `not_found` */
export async function deleteMessage(db: Queries, id: string): Promise<void> {
  if (!isId(id) || !(await removeContactMessage(db, id))) throw noMessage();
}

/**
 * Has a message mailed (again), whatever became of it before. Without a mail server it is merely kept.
 *
 * @throws DomainError `not_found`
 */
export async function queueMessage(
  db: Queries,
  id: string,
  { now, outbox }: { now: Date; outbox: Outbox | null },
): Promise<ContactMessage> {
  const queued = found(isId(id) ? await updateQueue(db, id, now, outbox === null ? null : now) : null);
  outbox?.nudge();
  return queued;
}

/** The database refuses to look for what is no UUID. */
function isId(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}

function found(message: ContactMessage | null): ContactMessage {
  if (!message) throw noMessage();
  return message;
}

function noMessage(): DomainError {
  return new DomainError("not_found", "there is no such message");
}
