import { moveOriginals } from "#server/domain/media/move-originals.ts";
import { parseEnv } from "#server/env.ts";
import { Database } from "#server/storage/database.ts";
import { mediaStoreOf, type MediaStore } from "#server/storage/originals/media-store.ts";

/** The same database, of a site that keeps its originals there. */
export function withMediaStore(
  { $client, writers }: Database,
  settings: Record<string, string>,
): { db: Database; store: MediaStore } {
  const store = mediaStoreOf(parseEnv(settings));
  if (!store) throw new Error("the settings name no store");
  return { db: new Database($client, writers, store), store };
}

/** Does the work of `npm run move-pictures`. @returns how many originals were brought there */
export async function bringToStore(db: Database): Promise<number> {
  if (!db.mediaStore) throw new Error("the site has no media store");
  return moveOriginals({
    db,
    store: db.mediaStore,
    to: "media store",
    signal: new AbortController().signal,
    onError(error) {
      throw error;
    },
  });
}
