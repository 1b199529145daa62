import { and, asc, eq, gt, isNotNull, isNull, like, not, sql } from "drizzle-orm";
import { withAdvisoryLock } from "#server/storage/connections/advisory-lock.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { pictures } from "#server/storage/schema.ts";

/** Where the original of a picture is: in the database, else at its place in the media store. */
export interface Original {
  bytes: Buffer | null;
  /** With `bytes`, only where it is being copied. */
  place: string | null;
}

/** A pattern for the places below a media store's address. */
export function placesIn(address: string): string {
  return `${address.replace(/[\\%_]/g, String.raw`\$&`)}/%`;
}

export async function findOriginal(db: Queries, hash: string): Promise<Original | null> {
  const { bytes, place } = pictures;
  const [found] = await db.select({ bytes, place }).from(pictures).where(eq(pictures.hash, hash));
  return found ?? null;
}

/**
 * The hash of the next picture, in the order of hashes, whose original is in the database (or, for `media store`, in that alone).
 *
 * @param after the last one; empty for the first
 */
export async function findNextOriginal(
  db: Queries,
  where: "database" | "media store",
  after: string,
): Promise<string | null> {
  const { hash, bytes } = pictures;
  const [found] = await db
    .select({ hash })
    .from(pictures)
    .where(and(gt(hash, after), where === "database" ? isNotNull(bytes) : isNull(bytes)))
    .orderBy(asc(hash))
    .limit(1);
  return found?.hash ?? null;
}

/** A place that no given media store has but where an original is, and how many are in such places; null when all are at hand. */
export async function findForeignPlace(
  db: Queries,
  address: string | null,
): Promise<{ place: string; count: number } | null> {
  const { bytes, place } = pictures;
  const isElsewhere = address === null ? undefined : not(like(place, placesIn(address)));
  const [found] = await db
    .select({ place: sql<string | null>`min(${place})`, count: sql<number>`count(*)::integer` })
    .from(pictures)
    .where(and(isNull(bytes), isElsewhere));
  return found && found.place !== null ? { place: found.place, count: found.count } : null;
}

/** How many originals are in the database, and how many in the media store alone. */
export async function countStoredOriginals(db: Queries): Promise<{ inDatabase: number; inStore: number }> {
  const { bytes } = pictures;
  return {
    inDatabase: await db.$count(pictures, isNotNull(bytes)),
    inStore: await db.$count(pictures, isNull(bytes)),
  };
}

/** Key of an advisory lock; advisory-lock.ts lists all of them. */
const moveLock = 52_110_006;

/** Lets only one of several processes on one database move originals. @returns whether this one did */
export async function withMoveLock(db: Database, work: () => Promise<void>): Promise<boolean> {
  return withAdvisoryLock(db, moveLock, work);
}

/** Notes where an original is about to be brought, so that whoever removes the picture knows. False when it is gone. */
export async function updatePlace(db: Queries, hash: string, place: string): Promise<boolean> {
  const { rowCount } = await db
    .update(pictures)
    .set({ place })
    .where(and(eq(pictures.hash, hash), isNotNull(pictures.bytes)));
  return rowCount === 1;
}

/** Removes from the database what is in the media store. False when the picture is gone, or has another place. */
export async function removeBytes(db: Queries, hash: string, place: string): Promise<boolean> {
  const { rowCount } = await db
    .update(pictures)
    .set({ bytes: null })
    .where(and(eq(pictures.hash, hash), eq(pictures.place, place)));
  return rowCount === 1;
}

/** Puts an original back into the database. False when the picture is gone, or has another place. */
export async function updateOriginal(
  db: Queries,
  hash: string,
  { bytes, place }: { bytes: Buffer; place: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(pictures)
    .set({ bytes, place: null })
    .where(and(eq(pictures.hash, hash), eq(pictures.place, place)));
  return rowCount === 1;
}
