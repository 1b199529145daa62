import type { Database } from "#server/storage/database.ts";
import { findPicture } from "#server/storage/pictures.ts";
import { makeVariant } from "./make-variant.ts";
import { inTurn } from "./picture-turns.ts";
import { createVariantCache, type VariantCacheOptions } from "./variant-cache.ts";

/**
 * Gives the stored pictures in the widths and formats in which they are served, made on demand and cached.
 *
 * @returns reads a variant; null when there is no such picture
 */
export function createPictureVariants(db: Database, options: Omit<VariantCacheOptions, "make">) {
  return createVariantCache({
    ...options,
    make: ({ hash, width, format }) =>
      inTurn(async () => {
        const picture = await findPicture(db, hash);
        return picture && makeVariant(picture.bytes, width, format);
      }),
  });
}
