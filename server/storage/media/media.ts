import { and, eq, inArray, not, notExists, sql } from "drizzle-orm";
import type { Picture } from "#api/posts/posts.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertPictureRemovals, removePictureRemoval } from "#server/storage/originals/picture-removals.ts";
import { notShownBySite } from "./site-uses.ts";
import { pictures, postPictures, posts } from "#server/storage/schema.ts";

/**
 * The update locks a stored picture, so that it is not removed as unused before this transaction refers to it.
 *
 * @param inserted with `place` where the original is in the media store already, which needs no removal any more
 * @param addedBy of those that are new, whose hashes are returned
 */
export async function insertPictures(
  db: Queries,
  inserted: readonly (Picture & { bytes: Buffer; place?: string; isAnimated?: boolean })[],
  addedBy: string | null = null,
): Promise<string[]> {
  const added: string[] = [];
  // The order is fixed; otherwise two transactions with the same pictures could deadlock.
  const ordered = inserted.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  for (const { hash, place = null, width, height, isAnimated = false, ...picture } of ordered) {
    const bytes = place === null ? picture.bytes : null;
    const [row] = await db
      .insert(pictures)
      .values({ hash, bytes, place, width, height, isAnimated, addedBy })
      .onConflictDoUpdate({ target: pictures.hash, set: { hash: sql`excluded.hash` } })
      // Only a row that was there before was replaced by another one of this transaction.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    if (!row?.isNew) continue;
    added.push(hash);
    if (place !== null) await removePictureRemoval(db, place);
  }
  return added;
}

export async function hasPicture(db: Queries, hash: string): Promise<boolean> {
  return (await db.$count(pictures, eq(pictures.hash, hash))) > 0;
}

/** Whether one of these is stored, and not yet among the pictures of a post's texts. */
export async function hasNewPictures(db: Queries, postId: string, hashes: string[]): Promise<boolean> {
  if (hashes.length === 0) return false;
  const isOfPost = and(eq(postPictures.postId, postId), eq(postPictures.hash, pictures.hash));
  const isNew = notExists(db.select().from(postPictures).where(isOfPost));
  return (await db.$count(pictures, and(inArray(pictures.hash, hashes), isNew))) > 0;
}

/**
 * Replaces the pictures in the texts of some posts, given by the posts' ids. Hashes of pictures that are not stored are
 * ignored. Gives those that were there before.
 */
export async function replacePostPictures(
  db: Queries,
  uses: ReadonlyMap<string, string[]>,
): Promise<string[]> {
  const before = await db
    .delete(postPictures)
    .where(inArray(postPictures.postId, [...uses.keys()]))
    .returning({ hash: postPictures.hash });
  const hashes = [...uses.values()].flat();
  if (hashes.length > 0) {
    const found = await db
      .select({ hash: pictures.hash })
      .from(pictures)
      .where(inArray(pictures.hash, hashes));
    const stored = new Set(found.map(({ hash }) => hash));
    const rows = [...uses].flatMap(([postId, used]) =>
      used.filter((hash) => stored.has(hash)).map((hash) => ({ postId, hash })),
    );
    if (rows.length > 0) await db.insert(postPictures).values(rows);
  }
  return before.map(({ hash }) => hash);
}

/**
 * Removes those of these pictures that nothing uses and that the media library does not keep; what is in the media store is queued for its removal there. Call it
 * under `lockPostWrites`, so that no post starts using one meanwhile.
 */
export async function removeUnusedPictures(db: Queries, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  const removed = await db
    .delete(pictures)
    .where(
      and(
        inArray(pictures.hash, hashes),
        not(pictures.isKept),
        notExists(db.select().from(posts).where(eq(posts.cover, pictures.hash))),
        notExists(db.select().from(postPictures).where(eq(postPictures.hash, pictures.hash))),
        ...notShownBySite,
      ),
    )
    .returning({ place: pictures.place });
  if (removed.length === 0) return;
  await insertPictureRemovals(
    db,
    removed.flatMap(({ place }) => place ?? []),
  );
  // Whoever keeps copies of pictures learns of it.
  await bumpContentVersion(db, { isRemoval: true });
}
