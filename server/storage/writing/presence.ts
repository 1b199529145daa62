import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { isAbout, type PostOrPage } from "#server/storage/queries/post-or-page.ts";
import { presence } from "#server/storage/schema.ts";

type StoredPresence = typeof presence.$inferSelect;

export type PresenceRow = Omit<StoredPresence, "postId" | "page">;

/** A form that is known already keeps its `since`. */
export async function upsertPresence(db: Queries, row: PostOrPage & PresenceRow): Promise<void> {
  const { since: _, ...news } = row;
  await db
    .insert(presence)
    .values(row)
    .onConflictDoUpdate({ target: [presence.form, presence.username], set: news });
}

/** The open forms that were heard of later than `after`, the longest present first. */
export async function findPresence(db: Queries, of: PostOrPage, after: Date): Promise<PresenceRow[]> {
  return db
    .select()
    .from(presence)
    .where(and(isAbout(presence, of), gt(presence.seenAt, after)))
    .orderBy(asc(presence.since), asc(presence.form));
}

export async function removePresence(
  db: Queries,
  of: PostOrPage,
  { form, username }: Pick<PresenceRow, "form" | "username">,
): Promise<void> {
  const isForm = and(eq(presence.form, form), eq(presence.username, username));
  await db.delete(presence).where(and(isAbout(presence, of), isForm));
}

export async function removePresenceUntil(db: Queries, seenAt: Date): Promise<void> {
  await db.delete(presence).where(lte(presence.seenAt, seenAt));
}
