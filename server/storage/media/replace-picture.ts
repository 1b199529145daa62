import { eq } from "drizzle-orm";
import type { Picture } from "#api/posts/posts.ts";
import type { Queries } from "#server/storage/database.ts";
import { markTextsChanged } from "#server/storage/posts/present-texts.ts";
import { pictures, posts } from "#server/storage/schema.ts";

/** The posts whose cover a picture is. */
export async function findPostsCoveredBy(db: Queries, hash: string): Promise<string[]> {
  const found = await db.select({ id: posts.id }).from(posts).where(eq(posts.cover, hash));
  return found.map(({ id }) => id);
}

/** Covers, and what the posts show in their texts; whoever has one of them open learns that it changed. */
export async function replaceUses(
  db: Queries,
  { from, to, postIds, now }: { from: string; to: string; postIds: string[]; now: Date },
): Promise<void> {
  if (postIds.length === 0) return;
  await db.update(posts).set({ cover: to }).where(eq(posts.cover, from));
  await markTextsChanged(db, postIds, now);
}

export async function findPictureSize(
  db: Queries,
  hash: string,
): Promise<(Picture & { isAnimated: boolean }) | null> {
  const { width, height, isAnimated } = pictures;
  const [found] = await db
    .select({ hash: pictures.hash, width, height, isAnimated })
    .from(pictures)
    .where(eq(pictures.hash, hash));
  return found ?? null;
}
