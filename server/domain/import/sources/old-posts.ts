import type { ExportedDrawing } from "#api/admin/media-library.ts";
import type { ImportNote, ImportOrigin } from "#api/import/import-report.ts";
import { readOldId } from "../old-post.ts";
import type { FetchPicture } from "../prepare-old-post.ts";

export interface OldPostSource {
  /** Null when it cannot be read. */
  id: string | null;
  /** Its parts that are lost already. */
  notes: ImportNote[];
  read: () => Promise<unknown>;
}

export interface OldPosts {
  origin: ImportOrigin;
  posts: OldPostSource[];
  fetchPicture: FetchPicture;
  /** The pictures that a site like this one shows in the place of drawings. */
  drawings: ExportedDrawing[];
  /** Parts that are not imported. */
  notes: ImportNote[];
  close: () => void;
}

export function alreadyRead(post: unknown, notes: ImportNote[] = []): OldPostSource {
  return { id: readOldId(post), notes, read: () => Promise.resolve(post) };
}
