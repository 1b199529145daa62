import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { postSlugs } from "#server/storage/schema.ts";

export interface PostSlug {
  language: Language;
  slug: string;
  postId: string;
}

/** The slugs among these that any post has or had, in any language. */
export async function findSlugs(db: Queries, slugs: string[]): Promise<PostSlug[]> {
  return db.select().from(postSlugs).where(inArray(postSlugs.slug, slugs));
}

/** The slugs of other posts that begin with `base-`, in any language. It reads all slugs, so ask for `base` alone first. */
export async function findNumberedSlugs(
  db: Queries,
  { slug: base, postId }: Omit<PostSlug, "language">,
): Promise<string[]> {
  const rows = await db
    .select({ slug: postSlugs.slug })
    .from(postSlugs)
    .where(
      and(
        // No LIKE: an old post's slug may contain its wildcards.
        sql`starts_with(${postSlugs.slug}, ${`${base}-`})`,
        ne(postSlugs.postId, postId),
      ),
    );
  return rows.map(({ slug }) => slug);
}

/** Whether a text of the post was ever published: with that it gets its first slug. */
export async function hasSlugs(db: Queries, postId: string): Promise<boolean> {
  const found = await db.select().from(postSlugs).where(eq(postSlugs.postId, postId)).limit(1);
  return found.length > 0;
}

/** Empty ones are skipped: a text without a title has none. */
export async function insertSlugs(db: Queries, slugs: PostSlug[]): Promise<void> {
  const rows = slugs.filter(({ slug }) => slug !== "");
  if (rows.length > 0) await db.insert(postSlugs).values(rows).onConflictDoNothing();
}
