import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { posts } from "#server/storage/schema.ts";
import type { MappedPost } from "./sitemap.ts";

/** Counts published posts, of anybody or of these authors; the most frequent first. */
export async function countByCategory(
  db: Queries,
  authors?: string[],
): Promise<{ category: string; posts: number }[]> {
  return db
    .select({ category: posts.category, posts: count() })
    .from(posts)
    .where(and(posts.isPublished, authors && inArray(posts.author, authors)))
    .groupBy(posts.category)
    .orderBy(desc(count()), asc(posts.category));
}

/** Each spelling of a name with its published posts; the most frequent first. */
export async function countByAuthor(db: Queries): Promise<{ name: string; posts: number }[]> {
  return db
    .select({ name: posts.author, posts: count() })
    .from(posts)
    .where(eq(posts.isPublished, true))
    .groupBy(posts.author)
    .orderBy(desc(count()), asc(posts.author));
}

/** The published posts just before and just after a published one; null when there is no such post. */
export async function findNeighbours(
  db: Queries,
  id: string,
): Promise<{ older: MappedPost | null; newer: MappedPost | null } | null> {
  const [found] = await db
    .select({ createdAt: posts.createdAt })
    .from(posts)
    .where(and(eq(posts.id, id), posts.isPublished));
  if (!found) return null;
  const here = sql`(${sql.param(found.createdAt, posts.createdAt)}, ${sql.param(id, posts.id)})`;
  const place = sql`(${posts.createdAt}, ${posts.id})`;
  const [older, newer] = await Promise.all([
    findFirst(db, sql`${place} < ${here}`, desc),
    findFirst(db, sql`${place} > ${here}`, asc),
  ]);
  return { older, newer };
}

async function findFirst(
  db: Queries,
  where: ReturnType<typeof sql>,
  order: typeof asc,
): Promise<MappedPost | null> {
  const row = await db.query.posts.findFirst({
    columns: { id: true, title: true, slug: true, updatedAt: true },
    with: { translations: { columns: { language: true, title: true, slug: true } } },
    where: and(where, posts.isPublished),
    orderBy: [order(posts.createdAt), order(posts.id)],
  });
  if (!row) return null;
  const translations: MappedPost["translations"] = Object.fromEntries(
    row.translations.map(({ language, ...text }): [Language, typeof text] => [language, text]),
  );
  return { ...row, updatedAt: row.updatedAt.toISOString(), translations };
}
