import { and, count, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { ContactMessage, DeliveryState } from "#api/messages.ts";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "./database.ts";
import { contactMessages } from "./schema.ts";

export interface NewContactMessage {
  name: string;
  email: string;
  message: string;
  language: Language;
  receivedAt: Date;
}

/** When a message is to be mailed; null for one that nobody mails. */
type NextTry = Date | null;

type Row = typeof contactMessages.$inferSelect;

/** Stores a message, waiting to be mailed or merely kept. */
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

/** Waits until no other transaction stores a message; holds until the transaction ends. */
export async function lockContactMessages(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(52110004)`);
}

/** Whether the same person sent the same text after a moment. */
export async function hasContactMessage(
  db: Queries,
  { name, email, message }: NewContactMessage,
  after: Date,
): Promise<boolean> {
  const isSame = and(
    eq(contactMessages.name, name),
    eq(contactMessages.email, email),
    eq(contactMessages.message, message),
  );
  const found = await db.$count(contactMessages, and(gt(contactMessages.receivedAt, after), isSame));
  return found > 0;
}

/** Lists messages, the newest first. */
export async function findContactMessages(
  db: Queries,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<ContactMessage[]> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(before === undefined ? undefined : lt(contactMessages.receivedAt, new Date(before)))
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

/** Marks a message and gives it back, or null when there is none. */
export async function updateIsRead(db: Queries, id: string, isRead: boolean): Promise<ContactMessage | null> {
  return change(db, id, { isRead });
}

/** Puts a message into the queue as if it had just come, and gives it back, or null when there is none. */
export async function updateQueue(
  db: Queries,
  id: string,
  queuedAt: Date,
  nextTryAt: NextTry,
): Promise<ContactMessage | null> {
  return change(db, id, { ...queued(queuedAt, nextTryAt), attempts: 0, sentAt: null, error: null });
}

/** Whether there was a message to remove. */
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

async function change(db: Queries, id: string, values: Partial<Row>): Promise<ContactMessage | null> {
  const [row] = await db.update(contactMessages).set(values).where(eq(contactMessages.id, id)).returning();
  return row ? fromRow(row) : null;
}

function fromRow(row: Row): ContactMessage {
  const { id, name, email, message, language, isRead, attempts } = row;
  const state: DeliveryState = row.state;
  return {
    id,
    name,
    email,
    message,
    language,
    receivedAt: row.receivedAt.toISOString(),
    isRead,
    delivery: {
      state,
      attempts,
      nextTryAt: state === "waiting" ? row.nextTryAt?.toISOString() : undefined,
      sentAt: row.sentAt?.toISOString(),
      error: row.error ?? undefined,
    },
  };
}
