import { and, eq, inArray, lte } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { translationStates } from "#server/storage/schema.ts";
import { isNotBinned } from "./binned-posts.ts";

export type StateRow = typeof translationStates.$inferSelect;

/** Those of these posts; a language without a row is published as it stands, or is not there. */
export async function findStates(db: Queries, postIds: string[]): Promise<StateRow[]> {
  if (postIds.length === 0) return [];
  const wanted = inArray(translationStates.postId, postIds);
  // What is made of them by language is the same wherever the rows lie.
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

/** Gives what was to be published by `now`; a post in the bin is not. */
export async function findDue(db: Queries, now: Date): Promise<StateRow[]> {
  return db
    .select()
    .from(translationStates)
    .where(
      and(
        eq(translationStates.state, "scheduled"),
        lte(translationStates.publishAt, now),
        isNotBinned(translationStates.postId),
      ),
    );
}
