import { randomBytes } from "node:crypto";
import { Database, type Queries } from "#server/storage/database.ts";
import { hasPicture } from "#server/storage/media/media.ts";
import type { MediaStore } from "#server/storage/originals/media-store.ts";
import {
  findPictureRemovals,
  insertPictureRemovals,
  removePictureRemoval,
} from "#server/storage/originals/picture-removals.ts";
import type { PreparedPicture } from "./prepare-picture.ts";

export type PutPicture = PreparedPicture & {
  /** The place in the media store; without it the original goes into the database with its row. */
  place?: string;
};

/** Milliseconds for one original: whoever saves waits for it. */
const putTimeout = 15_000;

/** Milliseconds for the removal of one file, for which the end of the site waits. */
const removeTimeout = 3000;

/** Milliseconds for which the file of a removed picture stays: a backup that is being made may still have to read it. */
const removalDelay = 24 * 3_600_000;

const removalsAtOnce = 100;

/** A name is used once: a late removal, of another process too, cannot meet a newer file. */
export function newPlace({ address }: MediaStore, hash: string): string {
  return `${address}/${hash}.${randomBytes(6).toString("hex")}`;
}

/**
 * Puts the originals of pictures that are about to be stored into the media store, if there is one. Call it before the
 * transaction that stores them: a bucket may be slow. Each place is noted for removal first, and the row takes the note back, so
 * that a save that fails, or is killed, leaves no file for good. While the store is away, originals go into the database, as they
 * do within a transaction of the caller's: a save is not refused, and `npm run move-pictures` brings them to the store.
 */
export async function putOriginals(db: Queries, pictures: readonly PreparedPicture[]): Promise<PutPicture[]> {
  const store = db instanceof Database ? db.mediaStore : null;
  const put: PutPicture[] = [];
  let isAway = store === null;
  for (const picture of pictures) {
    const place =
      store === null || isAway || (await hasPicture(db, picture.hash)) ? null : newPlace(store, picture.hash);
    if (store && place !== null) {
      await insertPictureRemovals(db, [place]);
      isAway = !(await store.tryToPut(place, picture.bytes, AbortSignal.timeout(putTimeout)));
    }
    put.push(place === null || isAway ? picture : { ...picture, place });
  }
  return put;
}

/**
 * Removes from the media store what no picture has needed for a day. Several processes may do it at the same time.
 *
 * @throws MediaStoreError when the store is away; the rest goes at the next call
 */
export async function removeOldOriginals(db: Database, now: Date): Promise<void> {
  const { mediaStore: store } = db;
  if (!store) return;
  const before = new Date(now.getTime() - removalDelay);
  const places = await findPictureRemovals(db, { address: store.address, before, limit: removalsAtOnce });
  for (const place of places) {
    await store.remove(place, AbortSignal.timeout(removeTimeout));
    await removePictureRemoval(db, place);
  }
}
