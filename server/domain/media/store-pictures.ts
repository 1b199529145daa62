import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertPictures } from "#server/storage/media/media.ts";
import type { PutPicture } from "./put-originals.ts";

/**
 * Stores the pictures that texts and covers bring, with the name of who brought those that were not there yet. Call
 * `putOriginals` before, and it in a transaction that holds the lock on writes of posts.
 */
export async function storePictures(db: Queries, pictures: readonly PutPicture[], by: Actor): Promise<void> {
  if (by.source !== "account") return void (await insertPictures(db, pictures));
  const added = await insertPictures(db, pictures, by.username);
  for (const hash of added) await recordEvent(db, { kind: "picture_added", by, subject: hash });
}
