import type { ReplacedDrawing } from "#api/admin/media-library.ts";
import { isOwnPage, ownPageName, type OwnPage } from "#i18n/own-pages.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { animatedPicture } from "#server/domain/media/prepare-picture.ts";
import { requirePicture } from "#server/domain/media/media-library.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { findOwnPage } from "#server/storage/guide/own-pages.ts";
import { updatePicture } from "#server/storage/media/library-pictures.ts";
import {
  listReplacedDrawings,
  updateReplacedDrawing,
  type DrawingPicture,
} from "#server/storage/media/replaced-drawings.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";

/** The pictures of the library that readers see, by the ids of the drawings in whose place they stand. */
export type ReplacedDrawings = ReadonlyMap<string, DrawingPicture>;

export function readReplacedDrawings(db: Queries): Promise<ReplacedDrawings> {
  return listReplacedDrawings(db);
}

/**
 * Shows a picture of the library in the place of a drawing, or the drawing again.
 *
 * @throws DomainError `not_found` for a picture that is gone; `picture_animated`
 */
export async function replaceDrawing(
  db: Database,
  { id, picture }: ReplacedDrawing,
  { by }: { by: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    // A picture that is chosen here must not be removed as unused meanwhile.
    await lockPostWrites(tx);
    if (picture !== null) {
      if ((await requirePicture(tx, picture)).isAnimated) throw animatedPicture();
      await updatePicture(tx, picture, { isKept: true });
    }
    await updateReplacedDrawing(tx, id, picture);
    await recordEvent(tx, {
      kind: picture === null ? "drawing_restored" : "drawing_replaced",
      by,
      subject: await subjectOf(tx, id),
    });
  });
}

/** @returns the own page at whose head the picture is; null of a drawing */
export function ownPageOf(id: string): OwnPage | null {
  const page = id.slice(id.indexOf("/") + 1);
  return isOwnPage(page) ? page : null;
}

/** @returns the address of an own page, whose id says nothing to people */
async function subjectOf(tx: Queries, id: string): Promise<string> {
  const page = ownPageOf(id);
  const own = page && (await findOwnPage(tx, page));
  return own ? ownPageName(own.addresses) : id;
}
