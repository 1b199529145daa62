import type { Database } from "#server/storage/database.ts";
import { findPicture, hasPicture } from "#server/storage/pictures.ts";
import { makeVariant } from "./make-variant.ts";
import { inTurn } from "./picture-turns.ts";
import { createVariantCache, type VariantCacheOptions, type VariantName } from "./variant-cache.ts";

/**
 * Gives the stored pictures in the widths and formats in which they are served, made on demand and cached.
 *
 * @returns reads a variant; null when there is no such picture
 */
export function createPictureVariants(db: Database, options: Omit<VariantCacheOptions, "make">) {
  const readVariant = createVariantCache({
    ...options,
    make: ({ hash, width, format }) =>
      inTurn(async () => {
        const picture = await findPicture(db, hash);
        return picture && makeVariant(picture.bytes, width, format);
      }),
  });
  // What is cached of a picture outlives it; a deleted picture must be gone all the same.
  return async (name: VariantName) => ((await hasPicture(db, name.hash)) ? readVariant(name) : null);
}
