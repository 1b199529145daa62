import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { postPresence } from "#server/storage/schema.ts";

export type PresenceRow = typeof postPresence.$inferSelect;

/** A form that is known already keeps its `since`. */
export async function upsertPresence(db: Queries, row: PresenceRow): Promise<void> {
  const { language, seenAt } = row;
  await db
    .insert(postPresence)
    .values(row)
    .onConflictDoUpdate({
      target: [postPresence.postId, postPresence.form],
      set: { language, seenAt },
      // The name of somebody else's form opens nothing.
      setWhere: eq(postPresence.username, row.username),
    });
}

/** The open forms that were heard of later than `after`, the longest present first. */
export async function findPresence(db: Queries, postId: string, after: Date): Promise<PresenceRow[]> {
  return db
    .select()
    .from(postPresence)
    .where(and(eq(postPresence.postId, postId), gt(postPresence.seenAt, after)))
    .orderBy(asc(postPresence.since), asc(postPresence.form));
}

export async function removePresence(
  db: Queries,
  { postId, form, username }: Pick<PresenceRow, "postId" | "form" | "username">,
): Promise<void> {
  const { postId: post, form: name, username: who } = postPresence;
  await db.delete(postPresence).where(and(eq(post, postId), eq(name, form), eq(who, username)));
}

export async function removePresenceUntil(db: Queries, seenAt: Date): Promise<void> {
  await db.delete(postPresence).where(lte(postPresence.seenAt, seenAt));
}
