import { desc, eq, getTableName, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { binnedPosts, posts, postTranslations } from "#server/storage/schema.ts";

export type BinnedPost = typeof binnedPosts.$inferSelect;

/** A condition for queries on a table with ids of posts. */
export function isNotBinned(postId: PgColumn): SQL {
  // Named as text: Drizzle takes a column in the condition of `findMany` for one of the table that is read.
  const binned = sql.identifier(getTableName(binnedPosts));
  return sql`not exists (select from ${binned} where ${binned}.post_id = ${postId})`;
}

/** The last deleted first, with the base title of an old post. */
export async function findBinnedPosts(db: Queries): Promise<(BinnedPost & { title: string })[]> {
  const { postId, deletedAt, deletedBy } = binnedPosts;
  return db
    .select({ postId, deletedAt, deletedBy, title: posts.title })
    .from(binnedPosts)
    .innerJoin(posts, eq(posts.id, postId))
    .orderBy(desc(deletedAt), desc(postId));
}

/** The posts in the bin, among these ids. */
export async function findBinnedIds(db: Queries, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { postId } = binnedPosts;
  const rows = await db.select({ postId }).from(binnedPosts).where(inArray(postId, ids));
  return new Set(rows.map((row) => row.postId));
}

/** The ids of those that were deleted by `moment`. */
export async function findBinnedBefore(db: Queries, moment: Date): Promise<string[]> {
  const { postId, deletedAt } = binnedPosts;
  const rows = await db.select({ postId }).from(binnedPosts).where(lte(deletedAt, moment));
  return rows.map((row) => row.postId);
}

/** The published titles of these posts. */
export async function findTitles(
  db: Queries,
  postIds: string[],
): Promise<{ postId: string; language: Language; title: string }[]> {
  if (postIds.length === 0) return [];
  const { postId, language, title } = postTranslations;
  return db.select({ postId, language, title }).from(postTranslations).where(inArray(postId, postIds));
}

export async function insertBinnedPost(db: Queries, row: BinnedPost): Promise<void> {
  await db.insert(binnedPosts).values(row);
}

/** Takes it out of the bin; the post itself stays as it is. @returns whether it was there */
export async function removeFromBin(db: Queries, postId: string): Promise<boolean> {
  const removed = await db.delete(binnedPosts).where(eq(binnedPosts.postId, postId)).returning();
  return removed.length > 0;
}
