import type { LibraryPage, LibraryPicture, PictureDetails } from "#api/admin/media-library.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { insertPictures, removeUnusedPictures } from "#server/storage/media/media.ts";
import {
  findLibrary,
  findLibraryPicture,
  updatePicture,
  type LibraryFilter,
} from "#server/storage/media/library-pictures.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { preparePicture } from "./prepare-picture.ts";
import { putOriginals } from "./put-originals.ts";

/** A page of the library, by its newest pictures. */
export function listLibrary(db: Queries, filter: LibraryFilter): Promise<LibraryPage> {
  return findLibrary(db, filter);
}

export interface Doing {
  by: Actor;
  now: Date;
}

/**
 * Puts a picture into the library. One that is there already keeps what is said of it.
 *
 * @throws DomainError `picture_too_large`, `picture_unreadable`
 */
export async function addPicture(
  db: Database,
  { bytes, name }: { bytes: Uint8Array; name: string },
  { by }: Doing,
): Promise<LibraryPicture> {
  const picture = await preparePicture(bytes);
  const put = await putOriginals(db, [picture]);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const before = await findLibraryPicture(tx, picture.hash);
    if (!before) await insertPictures(tx, put);
    await updatePicture(tx, picture.hash, {
      isKept: true,
      ...(before?.name ? {} : { name }),
      ...(before || by.source !== "account" ? {} : { addedBy: by.username }),
    });
    if (!before) await recordEvent(tx, { kind: "picture_added", by, subject: name || picture.hash });
    return requirePicture(tx, picture.hash);
  });
}

/** @throws DomainError `not_found` */
export async function describePicture(
  db: Database,
  hash: string,
  details: PictureDetails,
): Promise<LibraryPicture> {
  return db.transaction(async (tx) => {
    await updatePicture(tx, hash, { ...details, isKept: true });
    // Covers show the credit, and are cut by the focal point; so is what a CDN keeps in the place of a drawing.
    const picture = await requirePicture(tx, hash);
    await bumpContentVersion(tx, { isRemoval: picture.siteUses.includes("drawings") });
    return picture;
  });
}

/** @throws DomainError `not_found`; `picture_in_use` when a post or a page shows it, now or in a revision, a slide, an author's page or a category */
export async function removePicture(db: Database, hash: string, { by }: Doing): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const { uses, siteUses, pageUses, name } = await requirePicture(tx, hash);
    if ([uses, siteUses, pageUses].some(({ length }) => length > 0))
      throw new DomainError(
        "picture_in_use",
        "posts, the home page, an author's page, a category or a page show this picture",
      );
    await updatePicture(tx, hash, { isKept: false });
    await removeUnusedPictures(tx, [hash]);
    await recordEvent(tx, { kind: "picture_removed", by, subject: name || hash });
  });
}

/** @throws DomainError `not_found` */
export async function requirePicture(db: Queries, hash: string): Promise<LibraryPicture> {
  const found = await findLibraryPicture(db, hash);
  if (!found) throw new DomainError("not_found", "there is no such picture");
  return found;
}
