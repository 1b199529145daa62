import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Queries } from "./database.ts";
import { contactMessages } from "./schema.ts";

/** A message that this process alone may mail until its lease ends. */
export type LeasedMessage = typeof contactMessages.$inferSelect & { leasedUntil: Date };

const isWaiting = eq(contactMessages.state, "waiting");

/** Makes the time of every waiting message come now. */
export async function updateNextTries(db: Queries, now: Date): Promise<void> {
  await db
    .update(contactMessages)
    .set({ nextTryAt: now })
    .where(and(isWaiting, gt(contactMessages.nextTryAt, now)));
}

/** Takes the message that has waited longest of those whose time has come, or null; no other process gets the same. */
export async function leaseMessage(db: Queries, now: Date, leasedUntil: Date): Promise<LeasedMessage | null> {
  const free = or(isNull(contactMessages.leasedUntil), lte(contactMessages.leasedUntil, now));
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

/** Notes that a message was mailed, whoever may have taken it over meanwhile. */
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

/** Notes a failed try, unless another process has taken the message over or it was queued again meanwhile. */
export async function updateFailedTry(
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

/** When the next waiting message may be taken, or null when none waits. */
export async function findNextTry(db: Queries): Promise<Date | null> {
  const [row] = await db
    .select({
      // With the column's decoder, which an expression of one's own has not.
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
