import { usePictures } from "#server/domain/posts/use-pictures.ts";
import type { Queries } from "#server/storage/database.ts";
import { findPostsByIds, lockPostWrites } from "#server/storage/posts/posts.ts";
import { removeOldRevisions } from "#server/storage/posts/old-revisions.ts";

/** Days for which every revision is kept. */
const fullRetentionDays = 365;

/** Revisions in one transaction, during which nobody can save. */
const batch = 200;

/**
 * Keeps, among revisions older than a year, the last of each week and what is in use, with the pictures that only the others
 * showed removed.
 * @returns how many were removed; more may be left for the next time
 */
export async function pruneRevisions(db: Queries, now: Date): Promise<number> {
  const before = new Date(now.getTime() - fullRetentionDays * 86_400_000);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const removed = await removeOldRevisions(tx, { before, limit: batch });
    if (removed.length > 0) await usePictures(tx, await findPostsByIds(tx, [...new Set(removed)]), []);
    return removed.length;
  });
}
