import { and, eq, notExists, sql } from "drizzle-orm";
import type { Picture } from "#api/posts.ts";
import type { Queries } from "./database.ts";
import { pictures, postPictures, posts } from "./schema.ts";

/** The update locks a stored picture, so that it is not removed as unused before this transaction refers to it. */
export async function insertPictures(
  db: Queries,
  inserted: readonly (Picture & { bytes: Buffer })[],
): Promise<void> {
  // In a fixed order; otherwise two transactions with the same pictures could deadlock.
  const ordered = inserted.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
  for (const { hash, bytes, width, height } of ordered) {
    await db
      .insert(pictures)
      .values({ hash, bytes, width, height })
      .onConflictDoUpdate({ target: pictures.hash, set: { hash: sql`excluded.hash` } });
  }
}

export async function hasPicture(db: Queries, hash: string): Promise<boolean> {
  return (await db.$count(pictures, eq(pictures.hash, hash))) > 0;
}

export async function findPicture(
  db: Queries,
  hash: string,
): Promise<{ bytes: Buffer; width: number; height: number } | null> {
  const { bytes, width, height } = pictures;
  const [found] = await db.select({ bytes, width, height }).from(pictures).where(eq(pictures.hash, hash));
  return found ?? null;
}

/** Call it under `lockPostWrites`, so that no post starts using a picture meanwhile. */
export async function removeUnusedPictures(db: Queries): Promise<void> {
  await db
    .delete(pictures)
    .where(
      and(
        notExists(db.select().from(posts).where(eq(posts.cover, pictures.hash))),
        notExists(db.select().from(postPictures).where(eq(postPictures.hash, pictures.hash))),
      ),
    );
}
