import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";
import { databaseRefusalOf } from "#server/domain/database-refusal.ts";
import type { Database } from "#server/storage/database.ts";
import { hasPicture } from "#server/storage/media/media.ts";
import { makeVariant } from "./make-variant.ts";
import { pictureSemaphore } from "#server/domain/media/picture-semaphore.ts";
import { createVariantCache, type VariantCacheOptions, type VariantName } from "./variant-cache.ts";

/** Milliseconds for the database to say that a picture was deleted; a healthy one takes one or two. */
const timeout = 300;

/**
 * Those that visitors wait for, beside the ones being made: with some 0.2 s each, the last waits for ten seconds. One more is
 * refused, and a size that exists is sent in its place.
 */
const maxWaiting = 50;

interface PictureVariantsOptions extends Omit<VariantCacheOptions, "make"> {
  /** Null when there is no such picture. */
  readOriginal: (hash: string) => Promise<Buffer | null>;
}

/**
 * @throws DomainError `unavailable`, from what is returned, when too many wait, or the original cannot be had, and no other
 * size exists
 */
export function createPictureVariants(db: Database, { readOriginal, ...options }: PictureVariantsOptions) {
  const line = createSemaphore(availableParallelism(), { maxWaiting });
  const readVariant = createVariantCache({
    ...options,
    async make({ hash, width, format }) {
      try {
        // The hash of no picture is refused before it takes a place in the queue.
        if (!(await hasPicture(db, hash))) return null;
        return await line(async () => {
          // Read first: who waits for it must not keep others from drawing.
          const original = await readOriginal(hash);
          return original && pictureSemaphore(() => makeVariant(original, width, format));
        });
      } catch (error) {
        throw databaseRefusalOf(error) ?? error;
      }
    },
  });
  return async (name: VariantName) => {
    // The cache still has the variants of a deleted picture, which must not be served.
    const [isThere, variant] = await Promise.all([mayBeThere(db, name.hash), readVariant(name)]);
    return isThere ? variant : null;
  };
}

/** False when the database says that there is no such picture; a database that cannot be asked keeps no picture back. */
async function mayBeThere(db: Database, hash: string): Promise<boolean> {
  const asked = hasPicture(db, hash).catch((error: unknown) => {
    if (databaseRefusalOf(error)) return true;
    throw error;
  });
  return Promise.race([asked, sleep(timeout, true, { ref: false })]);
}
