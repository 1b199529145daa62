import { and, eq, inArray, lte } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { translationStates } from "#server/storage/schema.ts";
import { isNotBinned } from "./binned-posts.ts";

export type StateRow = typeof translationStates.$inferSelect;

/** The states of these posts; a language without a row is published as it stands, or is not there. */
export async function findStates(db: Queries, postIds: string[]): Promise<StateRow[]> {
  if (postIds.length === 0) return [];
  const wanted = inArray(translationStates.postId, postIds);
  // The order makes the result the same wherever the rows lie on the disk.
  return db.select().from(translationStates).where(wanted).orderBy(translationStates.language);
}

export async function upsertState(db: Queries, { postId, language, ...state }: StateRow): Promise<void> {
  await db
    .insert(translationStates)
    .values({ postId, language, ...state })
    .onConflictDoUpdate({ target: [translationStates.postId, translationStates.language], set: state });
}

export async function removeState(db: Queries, postId: string, language: Language): Promise<void> {
  await db
    .delete(translationStates)
    .where(and(eq(translationStates.postId, postId), eq(translationStates.language, language)));
}

/**
 * Finds the texts that were scheduled to be published by `now`; those of posts in the bin are left out.
 *
 * @param postId of the one post whose texts are looked for; all posts when left out
 */
export async function findDue(db: Queries, now: Date, postId?: string): Promise<StateRow[]> {
  return db
    .select()
    .from(translationStates)
    .where(
      and(
        eq(translationStates.state, "scheduled"),
        lte(translationStates.publishAt, now),
        isNotBinned(translationStates.postId),
        postId === undefined ? undefined : eq(translationStates.postId, postId),
      ),
    );
}
