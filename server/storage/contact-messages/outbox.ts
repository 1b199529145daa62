import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { contactMessages } from "#server/storage/schema.ts";

export type LeasedMessage = typeof contactMessages.$inferSelect & { leasedUntil: Date };

/** Milliseconds; far above what the outbox takes (server/domain/contact-messages/outbox.ts). */
const longestLease = 60 * 60_000;

const isWaiting = eq(contactMessages.state, "waiting");

export async function updateNextAttempts(db: Queries, now: Date): Promise<void> {
  await db
    .update(contactMessages)
    .set({ nextTryAt: now })
    .where(and(isWaiting, gt(contactMessages.nextTryAt, now)));
}

/**
 * The message that has been due longest, or null. Two processes never get the same one. A lease longer than any was taken
 * while the clock was ahead, and counts as over.
 */
export async function leaseMessage(db: Queries, now: Date, leasedUntil: Date): Promise<LeasedMessage | null> {
  const free = or(
    isNull(contactMessages.leasedUntil),
    lte(contactMessages.leasedUntil, now),
    gt(contactMessages.leasedUntil, new Date(now.getTime() + longestLease)),
  );
  const next = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(isWaiting, lte(contactMessages.nextTryAt, now), free))
    .orderBy(asc(contactMessages.nextTryAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(contactMessages)
    .set({ leasedUntil })
    .where(eq(contactMessages.id, sql`(${next})`))
    .returning();
  return row ? { ...row, leasedUntil } : null;
}

/** Even if the lease has ended: the mail was sent. */
export async function updateSent(db: Queries, { id }: LeasedMessage, sentAt: Date): Promise<void> {
  await db
    .update(contactMessages)
    .set({
      state: "sent",
      sentAt,
      attempts: sql`${contactMessages.attempts} + 1`,
      leasedUntil: null,
      error: null,
    })
    .where(eq(contactMessages.id, id));
}

/** Changes nothing if another process leased the message, or it was queued again, in the meantime. */
export async function updateFailedAttempt(
  db: Queries,
  { id, leasedUntil, queuedAt }: LeasedMessage,
  { error, nextTryAt }: { error: string; nextTryAt: Date | null },
): Promise<void> {
  await db
    .update(contactMessages)
    .set({
      state: nextTryAt === null ? "failed" : "waiting",
      attempts: sql`${contactMessages.attempts} + 1`,
      nextTryAt,
      leasedUntil: null,
      error,
    })
    .where(
      and(
        eq(contactMessages.id, id),
        eq(contactMessages.leasedUntil, leasedUntil),
        eq(contactMessages.queuedAt, queuedAt),
      ),
    );
}

export async function findNextAttempt(db: Queries): Promise<Date | null> {
  const [row] = await db
    .select({
      // An SQL expression has no decoder; without this one the value would be a string.
      at: sql`greatest(${contactMessages.nextTryAt}, ${contactMessages.leasedUntil})`.mapWith(
        contactMessages.nextTryAt,
      ),
    })
    .from(contactMessages)
    .where(isWaiting)
    .orderBy(sql`1`)
    .limit(1);
  return row?.at ?? null;
}
