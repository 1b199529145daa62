import type { Database } from "#server/storage/database.ts";
import {
  isOriginalOf,
  MediaStoreError,
  readStoredOriginal,
  type MediaStore,
} from "#server/storage/originals/media-store.ts";
import {
  findNextOriginal,
  findOriginal,
  removeBytes,
  updateOriginal,
  updatePlace,
  withMoveLock,
} from "#server/storage/originals/originals.ts";
import { insertPictureRemovals } from "#server/storage/originals/picture-removals.ts";
import { newPlace } from "./put-originals.ts";

/** Failures one after another after which the rest waits for the next call: it is the store that fails, not one picture. */
const mostFailures = 3;

interface MoveOptions {
  db: Database;
  store: MediaStore;
  to: "media store" | "database";
  /** Stops between two originals. */
  signal: AbortSignal;
  onMoved?: (count: number) => void;
  onError: (error: unknown) => void;
}

/**
 * Copies all originals into one of the two stores, one after another. Each is given up where it was when its copy was read back and
 * has its digest, so that it may be stopped, or killed, at any moment, and goes on at the next call. The site may be running.
 *
 * @returns how many were brought there
 * @throws Error when another process does the same
 */
export async function moveOriginals(options: MoveOptions): Promise<number> {
  let moved = 0;
  const isAlone = await withMoveLock(options.db, async () => {
    moved = await moveAll(options);
  });
  if (!isAlone) throw new Error("Originals of pictures are being moved already, by another command.");
  return moved;
}

async function moveAll(options: MoveOptions): Promise<number> {
  const { db, to, signal, onMoved, onError } = options;
  const [from, move] =
    to === "database" ? (["media store", moveBack] as const) : (["database", moveOut] as const);
  let moved = 0;
  let failures = 0;
  for (
    let hash = await findNextOriginal(db, from, "");
    hash !== null && !signal.aborted && failures < mostFailures;
    hash = await findNextOriginal(db, from, hash)
  ) {
    try {
      if (await move(options, hash)) {
        moved += 1;
        onMoved?.(moved);
      }
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!signal.aborted) onError(error);
    }
  }
  return moved;
}

/** @returns false when the picture was removed in the meantime, by which its place was queued for removal */
async function moveOut({ db, store, signal }: MoveOptions, hash: string): Promise<boolean> {
  const original = await findOriginal(db, hash);
  if (!original?.bytes) return false;
  const { bytes } = original;
  if (!isOriginalOf(hash, bytes)) throw new Error(`the picture ${hash} is damaged in the database`);
  const place = await claimPlace(db, store, { hash, claimed: original.place });
  if (place === null) return false;
  await store.put(place, bytes, signal);
  const copy = await store.read(place, signal);
  if (!copy.equals(bytes)) throw new MediaStoreError(`${place} was read back, and is not the same`);
  return removeBytes(db, hash, place);
}

/** Before anything is put there the place is noted, so that no file is forgotten. */
async function claimPlace(
  db: Database,
  store: MediaStore,
  { hash, claimed }: { hash: string; claimed: string | null },
): Promise<string | null> {
  if (claimed?.startsWith(`${store.address}/`)) return claimed;
  const place = newPlace(store, hash);
  return db.transaction(async (tx) => {
    if (claimed !== null) await insertPictureRemovals(tx, [claimed]);
    return (await updatePlace(tx, hash, place)) ? place : null;
  });
}

async function moveBack({ db, store, signal }: MoveOptions, hash: string): Promise<boolean> {
  const original = await findOriginal(db, hash);
  if (!original || original.bytes || original.place === null) return false;
  const { place } = original;
  const bytes = await readStoredOriginal(store, { hash, place }, signal);
  return db.transaction(async (tx) => {
    const isMoved = await updateOriginal(tx, hash, { bytes, place });
    if (isMoved) await insertPictureRemovals(tx, [place]);
    return isMoved;
  });
}
