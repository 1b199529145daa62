import { and, asc, eq, sql } from "drizzle-orm";
import type { Translation } from "#api/posts/posts.ts";
import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { posts } from "#server/storage/schema.ts";

export interface SitemapPart {
  part: number;
  /** When the post that was changed last was changed; ISO 8601. */
  updatedAt: string;
}

/** The parts of a post that the site map needs. */
export interface MappedPost {
  id: string;
  title: string;
  slug: string;
  /** ISO 8601. */
  updatedAt: string;
  translations: Partial<Record<Language, Pick<Translation, "title" | "slug">>>;
}

/** The parts that have posts, in their order. It looks into an index once for each part, and does not read all posts. */
export async function findSitemapParts(db: Queries): Promise<SitemapPart[]> {
  const { rows } = await db.execute<{ part: number; updatedAt: string }>(sql`
    select part, to_char(changed at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
    from generate_series(
      (select min(${posts.sitemapPart}) from ${posts}),
      (select max(${posts.sitemapPart}) from ${posts})
    ) as part
    cross join lateral (
      select ${posts.updatedAt} as changed from ${posts}
      where ${posts.sitemapPart} = part and ${posts.isPublished}
      order by ${posts.updatedAt} desc
      limit 1
    ) as newest
    order by part
  `);
  return rows;
}

/** The oldest first. */
export async function findPostsOfPart(db: Queries, part: number): Promise<MappedPost[]> {
  const rows = await db.query.posts.findMany({
    columns: { id: true, title: true, slug: true, updatedAt: true },
    with: { translations: { columns: { language: true, title: true, slug: true } } },
    where: and(eq(posts.sitemapPart, part), posts.isPublished),
    orderBy: [asc(posts.createdAt), asc(posts.id)],
  });
  return rows.map(({ translations, updatedAt, ...post }) => ({
    ...post,
    updatedAt: updatedAt.toISOString(),
    translations: Object.fromEntries(translations.map(({ language, ...text }) => [language, text])),
  }));
}
