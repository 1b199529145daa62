import type { WantedStates } from "#api/admin/translation-states.ts";
import { siteItself } from "#server/domain/audit/record-event.ts";
import type { Queries } from "#server/storage/database.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { findDue } from "#server/storage/posts/translation-states.ts";
import { changeTexts } from "./write-post.ts";

/**
 * Publishes what was to be published by `now`. Several processes may share a database: the first one does it, the others
 * find nothing left.
 * @returns how many translations
 */
export async function publishDue(db: Queries, now: Date): Promise<number> {
  // Most looks find nothing, and must not hold up who is saving.
  if ((await findDue(db, now)).length === 0) return 0;
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const due = await findDue(tx, now);
    const byPost = Map.groupBy(due, ({ postId }) => postId);
    for (const [id, rows] of byPost) {
      const states: WantedStates = Object.fromEntries(rows.map(({ language }) => [language, "published"]));
      await changeTexts(tx, id, { states, now, by: siteItself });
    }
    return due.length;
  });
}
