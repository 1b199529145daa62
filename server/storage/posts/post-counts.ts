import { and, countDistinct, eq, lt, lte, min } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { postRevisions, translationStates } from "#server/storage/schema.ts";
import { isNotBinned } from "./binned-posts.ts";

/** Posts of which a language is published until then, and when the first of them is. */
export async function countScheduled(
  db: Queries,
  until: Date,
): Promise<{ count: number; first: Date | null }> {
  const { postId, state, publishAt } = translationStates;
  const [found] = await db
    .select({ count: countDistinct(postId), first: min(publishAt) })
    .from(translationStates)
    .where(and(eq(state, "scheduled"), lte(publishAt, until), isNotBinned(postId)));
  return found ?? { count: 0, first: null };
}

/** Posts with a draft that was last saved before then. */
export async function countDrafts(db: Queries, before: Date): Promise<number> {
  const { postId, state, revision } = translationStates;
  const [found] = await db
    .select({ count: countDistinct(postId) })
    .from(translationStates)
    .innerJoin(postRevisions, and(eq(postRevisions.postId, postId), eq(postRevisions.revision, revision)))
    .where(and(eq(state, "draft"), lt(postRevisions.savedAt, before), isNotBinned(postId)));
  return found?.count ?? 0;
}
