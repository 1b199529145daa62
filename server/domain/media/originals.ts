import { DomainError } from "#server/domain/errors.ts";
import type { Database } from "#server/storage/database.ts";
import { countStoredOriginals, findForeignPlace, findOriginal } from "#server/storage/originals/originals.ts";
import { MediaStoreError, readStoredOriginal } from "#server/storage/originals/media-store.ts";

interface OriginalsOptions {
  /** Called with each failed attempt. */
  onError: (error: MediaStoreError) => void;
  /** Milliseconds for one original. */
  timeout?: number;
  /** Milliseconds without a further attempt after one that failed, so that a store that hangs keeps nobody waiting. */
  pause?: number;
}

/** Seconds after which a picture may be asked for again. */
const retryAfter = 10;

/**
 * Reads originals from wherever they are, database or media store.
 *
 * @returns a function of a picture's hash, which gives null when there is no such picture
 * @throws DomainError `unavailable`, from that function, when the media store cannot give it
 */
export function createOriginals(db: Database, { onError, timeout = 5000, pause = 5000 }: OriginalsOptions) {
  let silentUntil = -Infinity;

  async function readAt(place: string, hash: string): Promise<Buffer | null> {
    if (performance.now() < silentUntil) return null;
    try {
      return await readStoredOriginal(db.mediaStore, { hash, place }, AbortSignal.timeout(timeout));
    } catch (error) {
      if (!(error instanceof MediaStoreError)) throw error;
      onError(error);
      // A file that is missing or damaged says nothing of the others.
      if (!isAboutOne(error)) silentUntil = performance.now() + pause;
      return null;
    }
  }

  return async (hash: string): Promise<Buffer | null> => {
    const found = await findOriginal(db, hash);
    if (!found) return null;
    const bytes = found.bytes ?? (await readAt(found.place ?? "", hash));
    if (bytes) return bytes;
    // It may have been moved, or removed, in the meantime.
    const current = await findOriginal(db, hash);
    if (!current || current.bytes) return current?.bytes ?? null;
    // The error itself is not its cause: one of a network would be taken for the database's.
    throw new DomainError("unavailable", "the picture cannot be had at the moment, try again soon", {
      retryAfter,
    });
  };
}

function isAboutOne({ message }: MediaStoreError): boolean {
  return message.includes("(NoSuchKey)") || message.endsWith("is damaged");
}

/**
 * Makes sure that each original is where this site can read it.
 *
 * @throws Error for the owner, when some are in a media store that the settings do not name
 */
export async function requireOriginalsAtHand(db: Database): Promise<void> {
  const foreign = await findForeignPlace(db, db.mediaStore?.address ?? null);
  if (!foreign) return;
  const { count, place } = foreign;
  const address = place.slice(0, place.lastIndexOf("/"));
  throw new Error(
    `The originals of ${count} pictures are in ${address}, which MEDIA_URL does not name. Set MEDIA_URL=${address} again, ` +
      "and run `npm run move-pictures -- --to database` first to have them in the database.",
  );
}

/** How many originals are in the database, and how many in the media store alone: each is read from where its row says. */
export function countOriginals(db: Database): ReturnType<typeof countStoredOriginals> {
  return countStoredOriginals(db);
}
