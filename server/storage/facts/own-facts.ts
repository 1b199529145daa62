import { eq, sql } from "drizzle-orm";
import type { PostTitles } from "#api/posts/post-titles.ts";
import { usedVersions } from "#server/storage/guide/guide-documents.ts";
import { postTitles } from "#server/storage/posts/post-titles.ts";
import type { OwnPage } from "#i18n/own-pages.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { guideRevisions, ownFacts, ownPages, posts, postTranslations } from "#server/storage/schema.ts";

export type OwnFact = typeof ownFacts.$inferSelect;

export async function listOwnFacts(db: Queries): Promise<OwnFact[]> {
  return db.select().from(ownFacts);
}

/** Whether there was none of that id yet. All pages are made anew from now on. Call it in a transaction. */
export async function insertOwnFact(db: Queries, fact: OwnFact): Promise<boolean> {
  const inserted = await db.insert(ownFacts).values(fact).onConflictDoNothing().returning();
  if (inserted.length > 0) await bumpContentVersion(db);
  return inserted.length > 0;
}

/** Whether there was one. Call it in a transaction. */
export async function deleteOwnFact(db: Queries, factId: string): Promise<boolean> {
  const removed = await db.delete(ownFacts).where(eq(ownFacts.factId, factId)).returning();
  if (removed.length > 0) await bumpContentVersion(db);
  return removed.length > 0;
}

export interface FactInPost extends PostTitles {
  /** The fact's id, or one of its values: `food.foodPrices.ceviche`. */
  fact: string;
  postId: string;
}

/** The facts that posts name, in whatever language and state. */
export async function listFactsInPosts(db: Queries): Promise<FactInPost[]> {
  const { rows } = await db.execute<FactInPost & Record<string, unknown>>(sql`
    select named.fact, ${posts.id} as "postId", ${postTitles.title} as title, ${postTitles.titles} as titles from (
      select jsonb_path_query(content, '$.** ? (@.type == "fact").attrs.fact') #>> '{}' as fact, post_id
      from ${postTranslations}
      union
      select jsonb_path_query(content, '$.** ? (@.type == "fact").attrs.fact') #>> '{}', id from ${posts}
    ) named join ${posts} on ${posts.id} = named.post_id order by named.fact, ${posts.id}
  `);
  return rows;
}

export interface FactInOwnPage {
  /** Named the same way as by posts. */
  fact: string;
  page: OwnPage;
  titles: PostTitles["titles"];
}

/** The facts that own pages name, in whatever language, for readers or in a draft. */
export async function listFactsInOwnPages(db: Queries): Promise<FactInOwnPage[]> {
  const { rows } = await db.execute<FactInOwnPage & Record<string, unknown>>(sql`
    with newest as (
      select page, language, document, version from ${guideRevisions} join (${usedVersions}) used using (page, language, version)
      where page in (select id from ${ownPages})
    ), titled as (
      select page, jsonb_object_agg(language, document #>> '{attrs,title}' order by version) as titles
      from newest group by page
    )
    select named.fact, page, titles from (
      select distinct page, jsonb_path_query(document, '$.** ? (@.type == "fact").attrs.fact') #>> '{}' as fact from newest
    ) named join titled using (page) order by named.fact, page
  `);
  return rows;
}
