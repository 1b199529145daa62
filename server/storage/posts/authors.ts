import { asc, eq, inArray, sql } from "drizzle-orm";
import type { AdminAuthor } from "#api/blog/authors.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { authors, pictures, posts } from "#server/storage/schema.ts";

export type AuthorRow = typeof authors.$inferInsert;

export interface StoredAuthor extends Omit<AdminAuthor, "picture"> {
  /** Null too where the picture is no longer stored. */
  picture: (NonNullable<AdminAuthor["picture"]> & { alts: Partial<Record<Language, string>> }) | null;
}

/** By name. @param slug of one alone */
export async function listAuthors(db: Queries, slug?: string): Promise<StoredAuthor[]> {
  const { hash, width, height, alts, focalX, focalY } = pictures;
  const rows = await db
    .select({ author: authors, picture: { hash, width, height, alts, focalX, focalY } })
    .from(authors)
    .leftJoin(pictures, eq(pictures.hash, authors.picture))
    .where(slug === undefined ? undefined : eq(authors.slug, slug))
    .orderBy(asc(authors.name));
  return rows.map(({ author: stored, picture }) => {
    // Another release may have had fewer languages.
    const author = { ...stored, lines: byLanguage((language) => stored.lines[language] ?? "") };
    if (!picture) return { ...author, picture: null };
    const { focalX: x, focalY: y, ...shown } = picture;
    return { ...author, picture: { ...shown, focal: { x, y } } };
  });
}

/** Passes over those who are there. */
export async function insertAuthors(db: Queries, rows: AuthorRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(authors).values(rows).onConflictDoNothing();
}

export async function removeAuthors(db: Queries, slugs: string[]): Promise<void> {
  await db.delete(authors).where(inArray(authors.slug, slugs));
}

/** Each spelling in which a post names its author, drafts and posts in the bin included. */
export async function findAuthorNames(db: Queries): Promise<string[]> {
  const found = await db.selectDistinct({ name: posts.author }).from(posts);
  return found.map(({ name }) => name);
}

/**
 * All at once, so that two may change their names with each other. Whoever has one of the posts open learns that it changed.
 *
 * @param names the new one, by the one that stands in posts
 */
export async function renameInPosts(
  db: Queries,
  names: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  if (names.size === 0) return;
  const byFormer = JSON.stringify(Object.fromEntries(names));
  await db
    .update(posts)
    .set({ author: sql`${byFormer}::jsonb ->> ${posts.author}`, updatedAt: now })
    .where(inArray(posts.author, [...names.keys()]));
}
