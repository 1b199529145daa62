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
