import type { ImportReport } from "#api/import/import-report.ts";
import type { Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { isReplaceable, takeDrawing } from "#server/domain/media/photographs/carried-drawings.ts";
import { preparePicture } from "#server/domain/media/prepare-picture.ts";
import type { Queries } from "#server/storage/database.ts";
import { refusalKind, shorten, unfetched } from "./old-pictures.ts";
import type { OldPosts } from "./sources/old-posts.ts";

/** Takes the pictures over that stand in the place of drawings; each one that fails is named in the report. */
export async function importDrawings(
  db: Queries,
  { drawings, fetchPicture }: Pick<OldPosts, "drawings" | "fetchPicture">,
  report: ImportReport,
  { by, signal }: { by: Actor; signal: AbortSignal },
): Promise<void> {
  for (const drawing of drawings) {
    if (signal.aborted) break;
    if (!(await isReplaceable(db, drawing.id))) continue;
    const bytes = await fetchPicture(drawing.picture).catch((error: unknown) => {
      report.notes.push(unfetched(drawing.picture, error));
    });
    if (!bytes) continue;
    try {
      await takeDrawing(db, drawing, await preparePicture(bytes, { frames: "one" }), { by });
      report.drawings += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      report.notes.push({ kind: refusalKind(error.code), what: shorten(drawing.picture) });
    }
  }
}
