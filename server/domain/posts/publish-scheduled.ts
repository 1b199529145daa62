import type { WantedStates } from "#api/admin/translation-states.ts";
import { siteItself } from "#server/domain/audit/record-event.ts";
import type { Database } from "#server/storage/database.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { findDue } from "#server/storage/posts/translation-states.ts";
import { changeTexts } from "./write-post.ts";

/**
 * Publishes the scheduled translations that are due. Several processes may share a database: the first one does it, the others find
 * nothing left. A post that cannot be published does not hold up the others.
 *
 * @returns how many translations
 * @throws AggregateError when some could not be published
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  let published = 0;
  const errors: unknown[] = [];
  // Most looks find nothing, and must not hold up who is saving.
  for (const id of new Set((await findDue(db, now)).map(({ postId }) => postId))) {
    try {
      published += await publishPost(db, id, now);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "scheduled posts could not be published");
  return published;
}

function publishPost(db: Database, id: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const due = await findDue(tx, now, id);
    if (due.length === 0) return 0;
    const states: WantedStates = Object.fromEntries(due.map(({ language }) => [language, "published"]));
    await changeTexts(tx, id, { states, now, by: siteItself });
    return due.length;
  });
}
