import { and, eq, isNull, lte } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { ownerNotices } from "#server/storage/schema.ts";

/** Notes that the owner is written to about something; false when that was done after `earliest` already. */
export async function upsertOwnerNotice(
  db: Queries,
  name: string,
  sentAt: Date,
  earliest: Date,
): Promise<boolean> {
  const noted = await db
    .insert(ownerNotices)
    .values({ name, sentAt })
    .onConflictDoUpdate({
      target: ownerNotices.name,
      set: { sentAt, endedAt: null },
      setWhere: lte(ownerNotices.sentAt, earliest),
    })
    .returning({ name: ownerNotices.name });
  return noted.length > 0;
}

/** Notes that the owner is told that something is over; false when there is nothing to be over, or it was told. */
export async function updateEnded(db: Queries, name: string, endedAt: Date | null): Promise<boolean> {
  const isOpen = endedAt === null ? undefined : isNull(ownerNotices.endedAt);
  const noted = await db
    .update(ownerNotices)
    .set({ endedAt })
    .where(and(eq(ownerNotices.name, name), isOpen))
    .returning({ name: ownerNotices.name });
  return noted.length > 0;
}

export async function removeOwnerNotice(db: Queries, name: string): Promise<void> {
  await db.delete(ownerNotices).where(eq(ownerNotices.name, name));
}

/** When it was noted last; where it never was, it is from now on. */
export async function findOrInsertNotice(db: Queries, name: string, now: Date): Promise<Date> {
  const { sentAt } = ownerNotices;
  const [found] = await db.select({ sentAt }).from(ownerNotices).where(eq(ownerNotices.name, name));
  if (!found) await db.insert(ownerNotices).values({ name, sentAt: now }).onConflictDoNothing();
  return found?.sentAt ?? now;
}

/** Puts one forward, or back; false when another process has done it in the meantime. */
export async function moveOwnerNotice(db: Queries, name: string, from: Date, to: Date): Promise<boolean> {
  const moved = await db
    .update(ownerNotices)
    .set({ sentAt: to })
    .where(and(eq(ownerNotices.name, name), eq(ownerNotices.sentAt, from)))
    .returning({ name: ownerNotices.name });
  return moved.length > 0;
}
