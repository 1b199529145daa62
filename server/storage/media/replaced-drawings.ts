import { eq } from "drizzle-orm";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { pictures, replacedDrawings } from "#server/storage/schema.ts";

/** A picture of the library that is shown in the place of a drawing. */
export type DrawingPicture = Pick<
  LibraryPicture,
  "hash" | "width" | "height" | "focal" | "alts" | "credit" | "name"
>;

/** By the drawings' ids. */
export async function listReplacedDrawings(db: Queries): Promise<ReadonlyMap<string, DrawingPicture>> {
  const { hash, width, height, focalX, focalY, alts, credit, name } = pictures;
  const rows = await db
    .select({ id: replacedDrawings.id, hash, width, height, focalX, focalY, alts, credit, name })
    .from(replacedDrawings)
    .innerJoin(pictures, eq(pictures.hash, replacedDrawings.picture));
  return new Map(
    rows.map(({ id, focalX: x, focalY: y, ...picture }) => [id, { ...picture, focal: { x, y } }]),
  );
}

/** @param picture the hash of a stored one; null shows the drawing again. Call it in a transaction */
export async function updateReplacedDrawing(db: Queries, id: string, picture: string | null): Promise<void> {
  if (picture === null) await db.delete(replacedDrawings).where(eq(replacedDrawings.id, id));
  else
    await db
      .insert(replacedDrawings)
      .values({ id, picture })
      .onConflictDoUpdate({ target: replacedDrawings.id, set: { picture } });
  // Its address stays, so whoever keeps copies of pictures learns of it.
  await bumpContentVersion(db, { isRemoval: true });
}
