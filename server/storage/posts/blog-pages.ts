import { and, asc, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PostListQuery } from "#api/posts/posts.ts";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { prepareOnce } from "#server/storage/queries/prepare-once.ts";
import { posts } from "#server/storage/schema.ts";
import { newestFirst, type WantedPosts } from "./posts.ts";
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

/** The ids of published posts that are pinned, the newest first. */
export async function findPinnedIds(
  db: Queries,
  { category }: Pick<PostListQuery, "category">,
  { authors }: Pick<WantedPosts, "authors">,
): Promise<string[]> {
  const found = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        posts.isPinned,
        posts.isPublished,
        category === undefined ? undefined : eq(posts.category, category),
        authors && inArray(posts.author, authors),
      ),
    )
    .orderBy(...newestFirst);
  return found.map(({ id }) => id);
}

/** The published posts just before and just after a published one; null when there is no such post. */
export async function findNeighbours(
  db: Queries,
  id: string,
): Promise<{ older: MappedPost | null; newer: MappedPost | null } | null> {
  const found = (await neighbours(db).execute({ id })).map(({ translations, updatedAt, ...post }) => ({
    ...post,
    updatedAt: updatedAt.toISOString(),
    translations: Object.fromEntries(
      translations.map(({ language, ...text }): [Language, typeof text] => [language, text]),
    ),
  }));
  const here = found.findIndex((post) => post.id === id);
  return here < 0 ? null : { older: found[here - 1] ?? null, newer: found[here + 1] ?? null };
}

/** The post itself and those beside it, the oldest first. */
const neighbours = prepareOnce((db) => {
  const id = sql.placeholder("id");
  const place = sql`(${posts.createdAt}, ${posts.id})`;
  const here = sql`(select ${posts.createdAt}, ${posts.id} from ${posts} where ${eq(posts.id, id)})`;
  const beside = (isBeside: SQL, order: typeof asc) =>
    sql`(select ${posts.id} from ${posts} where ${and(isBeside, posts.isPublished)}
      order by ${order(posts.createdAt)}, ${order(posts.id)} limit 1)`;
  const shown = sql`(${id}, ${beside(sql`${place} < ${here}`, desc)}, ${beside(sql`${place} > ${here}`, asc)})`;
  return db.query.posts
    .findMany({
      columns: { id: true, title: true, slug: true, updatedAt: true },
      with: { translations: { columns: { language: true, title: true, slug: true } } },
      where: and(sql`${posts.id} in ${shown}`, posts.isPublished),
      orderBy: [asc(posts.createdAt), asc(posts.id)],
    })
    .prepare("neighbours_of_a_post");
});
