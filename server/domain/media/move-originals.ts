import { randomBytes } from "node:crypto";
import type { Database } from "#server/storage/database.ts";
import {
  findNextOriginal,
  findOriginal,
  removeBytes,
  updateOriginal,
  updatePlace,
  withMoveLock,
} from "#server/storage/originals/originals.ts";
import {
  findPictureRemovals,
  insertPictureRemovals,
  removePictureRemoval,
} from "#server/storage/originals/picture-removals.ts";
import { isOriginalOf, MediaStoreError, readStoredOriginal, type MediaStore } from "./media-store.ts";

const minute = 60_000;

/** Milliseconds between two looks for originals that are not where they belong. */
const pause = minute;

/** Milliseconds for which the file of a removed picture stays: a backup that is being made may still have to read it. */
const removalDelay = 24 * 60 * minute;

/** Failures one after another after which the rest waits for the next look: it is the store that fails, not one picture. */
const mostFailures = 3;

const removalsAtOnce = 100;

interface MoveOptions {
  db: Database;
  store: MediaStore;
  /** Where originals belong. */
  to: "media store" | "database";
  now: () => Date;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

export interface Moved {
  moved: number;
  removed: number;
}

/**
 * Moves all originals to where they belong, and removes from the media store what no picture needs any more. May be stopped at
 * any moment: it goes on at the next call. Nothing is given up before it was read back from its new place.
 */
export async function moveOriginals(options: MoveOptions): Promise<Moved> {
  const done: Moved = { moved: 0, removed: 0 };
  await withMoveLock(options.db, async () => {
    done.removed = await removeFiles(options);
    done.moved = await moveAll(options);
  });
  return done;
}

async function removeFiles({ db, store, now, signal, onError }: MoveOptions): Promise<number> {
  const before = new Date(now().getTime() - removalDelay);
  const places = await findPictureRemovals(db, { address: store.address, before, limit: removalsAtOnce });
  let removed = 0;
  for (const place of places) {
    if (signal.aborted) break;
    try {
      await store.remove(place, signal);
      await removePictureRemoval(db, place);
      removed += 1;
    } catch (error) {
      onError(error);
      break;
    }
  }
  return removed;
}

async function moveAll(options: MoveOptions): Promise<number> {
  const { db, to, signal, onError } = options;
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
      if (await move(options, hash)) moved += 1;
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

/**
 * Before anything is put there the place is noted, so that no file is forgotten. A name is used for one picture once: a late
 * removal, of another process too, cannot meet a newer file.
 */
async function claimPlace(
  db: Database,
  { address }: MediaStore,
  { hash, claimed }: { hash: string; claimed: string | null },
): Promise<string | null> {
  if (claimed?.startsWith(`${address}/`)) return claimed;
  const place = `${address}/${hash}.${randomBytes(6).toString("hex")}`;
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

interface MoverOptions extends Omit<MoveOptions, "signal"> {
  onMoved: (moved: Moved) => void;
}

export interface OriginalsMover {
  /** Moves what is to be moved, and resolves when that is done or has failed. Never rejects. */
  wake: () => Promise<void>;
  /** Stops at once. */
  close: () => Promise<void>;
}

/** Moves originals while the site runs: new ones within a minute. Several processes may share a database: one of them does it. */
export function openOriginalsMover({ onMoved, ...options }: MoverOptions): OriginalsMover {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;
  let timer = setTimeout(() => void wake(), 0);

  function wake(): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    clearTimeout(timer);
    running ??= work();
    return running;
  }

  async function work(): Promise<void> {
    try {
      const done = await moveOriginals({ ...options, signal });
      if (done.moved + done.removed > 0) onMoved(done);
    } catch (error) {
      if (!signal.aborted) options.onError(error);
    }
    running = null;
    if (!signal.aborted) timer = setTimeout(() => void wake(), pause);
  }

  return {
    wake,
    async close() {
      clearTimeout(timer);
      stopping.abort(new Error("the site was stopped"));
      await running;
    },
  };
}
