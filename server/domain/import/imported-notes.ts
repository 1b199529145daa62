import { isDeepStrictEqual } from "node:util";
import type { Queries } from "#server/storage/database.ts";
import { replacePostNotes, type CarriedNote } from "#server/storage/guide/change-notes.ts";
import type { PreparedOldPost } from "./prepare-old-post.ts";

type Noted = Pick<PreparedOldPost, "id" | "changes" | "drafts">;

/** Whether a post's notes of changes say what came with it; what says nothing of them leaves them as they are. */
export function hasSameNotes(stored: readonly CarriedNote[], { changes, drafts }: Noted): boolean {
  if (!changes) return true;
  // The note of a newer draft stays at home with it.
  const carried = stored.filter(({ language, publishedAt }) => publishedAt || drafts[language]);
  return isDeepStrictEqual(sortedNotes(carried), sortedNotes(changes));
}

/** Replaces those that are stored. */
export async function storeNotes(db: Queries, posts: readonly Noted[]): Promise<void> {
  const told = new Map(posts.flatMap(({ id, changes }) => (changes ? [[id, changes] as const] : [])));
  if (told.size > 0) await replacePostNotes(db, told);
}

function sortedNotes(notes: readonly CarriedNote[]): string[] {
  return notes
    .map(({ language, note, publishedAt }) => `${language} ${publishedAt?.toISOString() ?? ""} ${note}`)
    .toSorted();
}
