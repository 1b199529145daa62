import { asc, count, eq } from "drizzle-orm";
import { inEachLanguage, standIn, type SiteCategory } from "#i18n/blog/category-addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { categories, pictures, posts } from "#server/storage/schema.ts";

export type CategoryRow = typeof categories.$inferSelect;

/** They are in their order; empty while they are those that come with the site. */
export async function findCategories(db: Queries): Promise<SiteCategory[]> {
  const { hash, width, height, focalX, focalY, credit } = pictures;
  const rows = await db
    .select({ category: categories, picture: { hash, width, height, focalX, focalY, credit } })
    .from(categories)
    .leftJoin(pictures, eq(pictures.hash, categories.picture))
    .orderBy(asc(categories.position));
  return rows.map(({ category: { id, names, slugs }, picture }) => {
    const changed = {
      id,
      ...(names && { names: inEachLanguage(names), ...foreignNames(names) }),
      ...(slugs && { slugs: inEachLanguage(slugs) }),
    };
    if (!picture) return changed;
    const { focalX: x, focalY: y, credit, ...stored } = picture;
    return { ...changed, picture: { ...stored, focal: { x, y }, ...(credit !== "" && { credit }) } };
  });
}

type CategoryWords = Pick<CategoryRow, "names" | "slugs" | "intros">;

/** The owner’s words, in the languages that have some: names, addresses, and those on their pages. */
export async function findCategoryWords(db: Queries): Promise<Map<string, CategoryWords>> {
  const { id, names, slugs, intros } = categories;
  const rows = await db.select({ id, names, slugs, intros }).from(categories);
  return new Map(rows.map((row) => [row.id, row]));
}

function foreignNames(names: Record<Language, string>): Pick<SiteCategory, "namedIn"> {
  const foreign = languages.flatMap((language) => {
    const named = standIn(names, language);
    return named === language ? [] : [[language, named] as const];
  });
  return foreign.length > 0 ? { namedIn: Object.fromEntries(foreign) } : {};
}

export async function replaceCategories(
  db: Queries,
  rows: readonly Omit<CategoryRow, "position">[],
): Promise<void> {
  await db.delete(categories);
  if (rows.length > 0)
    await db.insert(categories).values(rows.map((row, position) => ({ ...row, position })));
}

/** Counts all posts, drafts and those in the bin included. */
export async function countPostsByCategory(db: Queries): Promise<Map<string, number>> {
  const rows = await db
    .select({ category: posts.category, posts: count() })
    .from(posts)
    .groupBy(posts.category);
  return new Map(rows.map((row) => [row.category, row.posts]));
}

/** Whoever has one of the posts open learns that it changed. */
export async function movePosts(db: Queries, from: string, to: string, now: Date): Promise<void> {
  await db.update(posts).set({ category: to, updatedAt: now }).where(eq(posts.category, from));
}
