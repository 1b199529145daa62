import { availableParallelism } from "node:os";
import { createSemaphore } from "#server/domain/create-semaphore.ts";
import type { Database } from "#server/storage/database.ts";
import { findPicture, hasPicture } from "#server/storage/media.ts";
import { makeVariant } from "./make-variant.ts";
import { pictureSemaphore } from "./picture-semaphore.ts";
import { createVariantCache, type VariantCacheOptions, type VariantName } from "./variant-cache.ts";

/**
 * Those that visitors wait for, beside the ones being made: with some 0.2 s each, the last waits for ten seconds. One more is
 * refused, and a size that exists is sent in its place.
 */
const maxWaiting = 50;

/** @throws DomainError `unavailable`, from what is returned, when too many wait and no other size exists */
export function createPictureVariants(db: Database, options: Omit<VariantCacheOptions, "make">) {
  const line = createSemaphore(availableParallelism(), { maxWaiting });
  const readVariant = createVariantCache({
    ...options,
    make: ({ hash, width, format }) =>
      line(() =>
        pictureSemaphore(async () => {
          const picture = await findPicture(db, hash);
          return picture && makeVariant(picture.bytes, width, format);
        }),
      ),
  });
  // The cache still has the variants of a deleted picture, which must not be served.
  return async (name: VariantName) => ((await hasPicture(db, name.hash)) ? readVariant(name) : null);
}
