import { and, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { PictureDetails } from "#api/admin/media-library.ts";
import { usedVersions } from "#server/storage/guide/guide-documents.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  guideRevisions,
  pictures,
  postRevisions,
  posts,
  postTranslations,
  replacedDrawings,
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

const picturesIn = sql.raw(`'strict $.** ? (@.type == "picture").attrs'`);

/**
 * The pictures in whose alternative text a post or a page has these words, in texts that are read or worked on.
 *
 * @param pattern of `ilike`
 */
export async function findHashesShownAs(db: Queries, pattern: string): Promise<string[]> {
  const found = await Promise.all([findInPosts(db, pattern), findInPages(db, pattern)]);
  return found.flat();
}

/** The hash in a stored picture's address, /media/{hash}/{width}.{format}. */
const hash = sql<string>`split_part(shown.attrs ->> 'src', '/', 3)`;

async function findInPosts(db: Queries, pattern: string): Promise<string[]> {
  const { blocks, pictures: stored } = postRevisions;
  const working = and(
    eq(translationStates.postId, postRevisions.postId),
    eq(translationStates.revision, postRevisions.revision),
  );
  const texts = unionAll(
    db.select({ blocks: posts.blocks, stored: posts.pictures }).from(posts),
    db.select({ blocks: postTranslations.blocks, stored: postTranslations.pictures }).from(postTranslations),
    db.select({ blocks, stored }).from(postRevisions).innerJoin(translationStates, working),
  ).as("texts");
  const found = await db
    .selectDistinct({ hash })
    .from(texts)
    .innerJoinLateral(sql`jsonb_path_query(${texts.blocks}, ${picturesIn}) as shown(attrs)`, sql`true`)
    .where(sql`shown.attrs ->> 'alt' ilike ${pattern} and ${hash} = any(${texts.stored})`);
  return found.map((one) => one.hash);
}

/** Looks at the texts of pages, and at the pictures above them that have taken a drawing's place. */
async function findInPages(db: Queries, pattern: string): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    with texts as (
      select page, document from ${guideRevisions} join (${usedVersions}) used using (page, language, version)
    )
    select distinct hash from (
      select ${hash} as hash, shown.attrs ->> 'alt' as alt
      from texts cross join lateral jsonb_path_query(document, ${picturesIn}) as shown(attrs)
      union all
      select picture, document #>> '{attrs,pictureAlt}'
      from texts join ${replacedDrawings} on id = concat('pages/', page)
    ) described where alt ilike ${pattern}
  `);
  return rows.map((one) => one.hash);
}
