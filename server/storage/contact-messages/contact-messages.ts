import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { and, count, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { ContactMessage, DeliveryState, MessageReply } from "#api/contact/contact-messages.ts";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { olderThan, type PageCursor } from "#server/storage/queries/older-than.ts";
import { contactMessages } from "#server/storage/schema.ts";

export interface NewContactMessage {
  name: string;
  email: string;
  message: string;
  language: Language;
  /** The query of an address of the planner. */
  plan?: string;
  receivedAt: Date;
}

type NextTry = Date | null;

type Row = typeof contactMessages.$inferSelect;

/** Key of an advisory lock; advisory-lock.ts lists all of them. */
const contactMessagesLock = 52_110_004;

export async function insertContactMessage(
  db: Queries,
  message: NewContactMessage,
  nextTryAt: NextTry,
): Promise<ContactMessage> {
  const [row] = await db
    .insert(contactMessages)
    .values({ ...message, ...queued(message.receivedAt, nextTryAt) })
    .returning();
  if (!row) throw new Error("an insert gave no row back");
  return fromRow(row);
}

export async function removeContactMessagesBefore(db: Queries, time: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.receivedAt, time));
}

/** Other transactions that store a message wait until this one ends. */
export async function lockContactMessages(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${contactMessagesLock})`);
}

export async function hasContactMessage(
  db: Queries,
  { name, email, message, plan = "" }: NewContactMessage,
  after: Date,
): Promise<boolean> {
  const isSame = and(
    eq(contactMessages.name, name),
    eq(contactMessages.email, email),
    eq(contactMessages.message, message),
    eq(contactMessages.plan, plan),
  );
  const found = await db.$count(contactMessages, and(gt(contactMessages.receivedAt, after), isSame));
  return found > 0;
}

export async function listContactMessages(
  db: Queries,
  { limit, ...cursor }: PageCursor & { limit: number },
): Promise<ContactMessage[]> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(olderThan(contactMessages.receivedAt, contactMessages.id, cursor))
    .orderBy(desc(contactMessages.receivedAt), desc(contactMessages.id))
    .limit(limit);
  return rows.map(fromRow);
}

export async function countUnreadMessages(db: Queries): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(contactMessages)
    .where(eq(contactMessages.isRead, false));
  return row?.unread ?? 0;
}

export async function findContactMessage(db: Queries, id: string): Promise<ContactMessage | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ? fromRow(row) : null;
}

export function updateContactMessage(
  db: Queries,
  id: string,
  values: Partial<Pick<Row, "isRead" | "isAnswered" | "note">>,
): Promise<ContactMessage | null> {
  return change(db, id, values);
}

/** The message counts as read and answered then. */
export function appendReply(db: Queries, id: string, reply: MessageReply): Promise<ContactMessage | null> {
  const replies = sql`${contactMessages.replies} || ${JSON.stringify([reply])}::jsonb`;
  return change(db, id, { replies, isRead: true, isAnswered: true });
}

/** Resets its delivery; null when there is no such message. */
export async function updateQueue(
  db: Queries,
  id: string,
  queuedAt: Date,
  nextTryAt: NextTry,
): Promise<ContactMessage | null> {
  return change(db, id, { ...queued(queuedAt, nextTryAt), attempts: 0, sentAt: null, error: null });
}

export async function removeContactMessage(db: Queries, id: string): Promise<boolean> {
  const removed = await db
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id });
  return removed.length > 0;
}

function queued(queuedAt: Date, nextTryAt: NextTry) {
  return { state: nextTryAt === null ? "kept" : "waiting", queuedAt, nextTryAt } as const;
}

async function change(
  db: Queries,
  id: string,
  values: PgUpdateSetSource<typeof contactMessages>,
): Promise<ContactMessage | null> {
  const [row] = await db.update(contactMessages).set(values).where(eq(contactMessages.id, id)).returning();
  return row ? fromRow(row) : null;
}

function fromRow(row: Row): ContactMessage {
  const { id, name, email, message, language, plan, isRead, isAnswered, note, replies, attempts } = row;
  const state: DeliveryState = row.state;
  return {
    id,
    name,
    email,
    message,
    language,
    plan,
    receivedAt: row.receivedAt.toISOString(),
    isRead,
    isAnswered,
    note,
    replies,
    delivery: {
      state,
      attempts,
      nextTryAt: state === "waiting" ? row.nextTryAt?.toISOString() : undefined,
      sentAt: row.sentAt?.toISOString(),
      error: row.error ?? undefined,
    },
  };
}
