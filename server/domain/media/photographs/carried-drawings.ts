import { exportedDrawingsSchema, type ExportedDrawing } from "#api/admin/media-library.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import type { PreparedPicture } from "#server/domain/media/prepare-picture.ts";
import { putOriginals } from "#server/domain/media/put-originals.ts";
import type { Queries } from "#server/storage/database.ts";
import { findOwnPage } from "#server/storage/guide/own-pages.ts";
import { updatePicture } from "#server/storage/media/library-pictures.ts";
import { insertPictures } from "#server/storage/media/media.ts";
import { listReplacedDrawings, updateReplacedDrawing } from "#server/storage/media/replaced-drawings.ts";
import { ownPageOf } from "./replaced-drawings.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";

/** The file of an export that tells of them. */
export const drawingsFile = "drawings.json";

/** The replaced drawings, with what is said of their pictures, as JSON. */
export async function* exportedDrawings(
  db: Queries,
  placeOf: (hash: string) => string | undefined,
): AsyncGenerator<string> {
  for (const [id, { hash, name, alts, credit, focal }] of await listReplacedDrawings(db)) {
    const drawing: ExportedDrawing = { id, picture: placeOf(hash) ?? "", name, alts, credit, focal };
    yield JSON.stringify(drawing);
  }
}

/** Those of a file, which may be anything; none where it is no such file. */
export function parseExportedDrawings(text: string): ExportedDrawing[] {
  try {
    return exportedDrawingsSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

/** Whether a drawing of another site can be replaced here too: what somebody has decided here stays. */
export async function isReplaceable(db: Queries, id: string): Promise<boolean> {
  if ((await listReplacedDrawings(db)).has(id)) return false;
  const page = ownPageOf(id);
  // Pages of another owner do not come along.
  return page === null || (await findOwnPage(db, page)) !== null;
}

/** Shows a picture of another site in the place of a drawing. One that is in the library keeps what is said of it. */
export async function takeDrawing(
  db: Queries,
  { id, picture: _, ...details }: ExportedDrawing,
  picture: PreparedPicture,
  { by }: { by: Actor },
): Promise<void> {
  const put = await putOriginals(db, [picture]);
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const isNew = (await insertPictures(tx, put)).length > 0;
    await updatePicture(tx, picture.hash, { isKept: true, ...(isNew && details) });
    await updateReplacedDrawing(tx, id, picture.hash);
    await recordEvent(tx, { kind: "drawing_replaced", by, subject: id });
  });
}
