import type { Database } from "#server/storage/database.ts";
import { findPicture, hasPicture } from "#server/storage/media.ts";
import { makeVariant } from "./make-variant.ts";
import { pictureSemaphore } from "./picture-semaphore.ts";
import { createVariantCache, type VariantCacheOptions, type VariantName } from "./variant-cache.ts";

export function createPictureVariants(db: Database, options: Omit<VariantCacheOptions, "make">) {
  const readVariant = createVariantCache({
    ...options,
    make: ({ hash, width, format }) =>
      pictureSemaphore(async () => {
        const picture = await findPicture(db, hash);
        return picture && makeVariant(picture.bytes, width, format);
      }),
  });
  // The cache still has the variants of a deleted picture, which must not be served.
  return async (name: VariantName) => ((await hasPicture(db, name.hash)) ? readVariant(name) : null);
}
