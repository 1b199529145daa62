import { asc, eq, like, lt, and, sql } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { pictureRemovals, pictures } from "#server/storage/schema.ts";
import { placesIn } from "./originals.ts";

/** Queues what is in the media store for its removal there. */
export async function insertPictureRemovals(db: Queries, places: readonly string[]): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map((place) => ({ place }));
  await db.insert(pictureRemovals).values(rows).onConflictDoNothing();
}

/** Queues all pictures that are in a media store, before all rows are removed. */
export async function insertAllPictureRemovals(db: Queries): Promise<void> {
  await db.execute(sql`
    insert into ${pictureRemovals} (place) select place from ${pictures} where place is not null on conflict do nothing
  `);
}

/** The removals from one media store that were queued before a moment, the oldest first. */
export async function findPictureRemovals(
  db: Queries,
  { address, before, limit }: { address: string; before: Date; limit: number },
): Promise<string[]> {
  const { place, queuedAt } = pictureRemovals;
  const rows = await db
    .select({ place })
    .from(pictureRemovals)
    .where(and(like(place, placesIn(address)), lt(queuedAt, before)))
    .orderBy(asc(queuedAt), asc(place))
    .limit(limit);
  return rows.map((row) => row.place);
}

/** Called when the media store has no such file any more, or a picture that is stored in it. */
export async function removePictureRemoval(db: Queries, place: string): Promise<void> {
  await db.delete(pictureRemovals).where(eq(pictureRemovals.place, place));
}
