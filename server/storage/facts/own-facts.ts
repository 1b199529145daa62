import { eq, sql } from "drizzle-orm";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { ownFacts, posts, postTranslations } from "#server/storage/schema.ts";

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

export interface FactInPost {
  /** The fact's id, or one of its values: `food.foodPrices.ceviche`. */
  fact: string;
  postId: string;
  title: string;
}

/** The facts that posts name, in whatever language and state. */
export async function listFactsInPosts(db: Queries): Promise<FactInPost[]> {
  const { rows } = await db.execute<{ fact: string; post_id: string; title: string }>(sql`
    select distinct on (fact, post_id) fact, post_id, title from (
      select jsonb_path_query(content, '$.** ? (@.type == "fact").attrs.fact') #>> '{}' as fact, post_id, title
      from ${postTranslations}
      union all
      select jsonb_path_query(content, '$.** ? (@.type == "fact").attrs.fact') #>> '{}', id, title from ${posts}
    ) named order by fact, post_id, title desc
  `);
  return rows.map(({ fact, post_id: postId, title }) => ({ fact, postId, title }));
}
