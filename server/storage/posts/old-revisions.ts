import { sql } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { postRevisions, postTranslations, translationStates } from "#server/storage/schema.ts";

/**
 * Removes revisions that were saved before a moment, but of each language of a post the first, the last of each week
 * (from Monday, UTC), the one that is worked on, the one that visitors read, and those from which a translation was made.
 * Call it under `lockPostWrites`.
 *
 * @param limit of revisions
 * @returns the post of each one that was removed
 */
export async function removeOldRevisions(
  db: Queries,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ post_id: string }>(sql`
    with old as (
      select
        post_id, revision,
        row_number() over (partition by post_id, language order by revision) as place,
        row_number() over (
          partition by post_id, language, date_trunc('week', saved_at at time zone 'UTC') order by revision desc
        ) as place_in_week
      from ${postRevisions}
      where saved_at < ${before.toISOString()}
    )
    delete from ${postRevisions} using (
      select old.post_id, old.revision from old
      join ${postRevisions} candidate using (post_id, revision)
      where place > 1 and place_in_week > 1
        and not exists (
          select from ${translationStates} state
          where state.post_id = old.post_id and old.revision in (state.revision, state.made_from)
        )
        and not exists (
          select from ${postTranslations} shown
          where shown.post_id = old.post_id and shown.language = candidate.language
            and (shown.title, shown.summary, shown.content, shown.cover_alt)
              = (candidate.title, candidate.summary, candidate.content, candidate.cover_alt)
        )
      order by candidate.saved_at
      limit ${limit}
    ) pruned
    where ${postRevisions}.post_id = pruned.post_id and ${postRevisions}.revision = pruned.revision
    returning ${postRevisions}.post_id`);
  return rows.map((row) => row.post_id);
}
