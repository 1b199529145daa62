import { and, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { escapeAttribute } from "#api/post-html/escape-html.ts";
import type { PictureDetails } from "#api/desk/media-library.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  pictures,
  postRevisions,
  posts,
  postTranslations,
  translationStates,
} from "#server/storage/schema.ts";

/**
 * Says of pictures what they show, in the languages in which nothing is said of them yet; in one statement. Call it under the lock
 * on writes of posts and before the content's version is bumped: whoever describes a picture locks both in this order.
 * @param said by hash
 */
export async function fillAlts(
  db: Queries,
  said: ReadonlyMap<string, PictureDetails["alts"]>,
): Promise<void> {
  if (said.size === 0) return;
  const { alts, hash } = pictures;
  await db.execute(sql`
    update ${pictures} set alts = said.alts || (
      select coalesce(jsonb_object_agg(language, alt), '{}') from jsonb_each_text(${alts}) as kept(language, alt) where alt <> '')
    from jsonb_each(${JSON.stringify(Object.fromEntries(said))}::jsonb) as said(hash, alts)
    where ${hash} = said.hash and exists (
      select 1 from jsonb_object_keys(said.alts) as told(language) where coalesce(${alts} ->> told.language, '') = '')
  `);
}

/** The pictures in whose alternative text these words stand, in texts that are read or worked on. */
export async function findHashesShownAs(db: Queries, words: string): Promise<string[]> {
  const escaped = escapeAttribute(words);
  // Almost all texts are told apart by this, which is faster than the expression.
  const anywhere = `%${escaped.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const inAlt = String.raw`<img src="/media/([0-9a-f]{32})/[^"]*" alt="[^"]*${escaped.replace(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}`;
  const { content } = postRevisions;
  const working = and(
    eq(translationStates.postId, postRevisions.postId),
    eq(translationStates.revision, postRevisions.revision),
  );
  const texts = unionAll(
    db.select({ content: posts.content }).from(posts),
    db.select({ content: postTranslations.content }).from(postTranslations),
    db.select({ content }).from(postRevisions).innerJoin(translationStates, working),
  ).as("texts");
  const found = await db
    .selectDistinct({ hash: sql<string>`found.match[1]` })
    .from(texts)
    .innerJoinLateral(sql`regexp_matches(${texts.content}, ${inAlt}, 'gi') as found(match)`, sql`true`)
    .where(sql`${texts.content} ilike ${anywhere}`);
  return found.map(({ hash }) => hash);
}
