import type { Author, CategoryCount } from "#api/blog/authors.ts";
import type { Neighbours } from "#api/blog/neighbours.ts";
import type { PostListQuery } from "#api/posts/posts.ts";
import { findCategory, releasedCategories, type SiteCategories } from "#i18n/blog/category-addresses.ts";
import { authorSlug } from "#i18n/blog/author-address.ts";
import type { Language } from "#i18n/languages.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import { countByAuthor, countByCategory, findNeighbours } from "#server/storage/posts/blog-pages.ts";
import { readAuthorProfile } from "#server/domain/posts/authors.ts";
import { displayLink } from "./display-post.ts";

/**
 * The categories with published posts, the most frequent first, or in the order that the owner has given them. Categories of imported
 * posts that the site does not know are left out.
 */
export async function listCategories(
  db: Queries,
  site: SiteCategories,
  authors?: string[],
): Promise<CategoryCount[]> {
  const counts = (await countByCategory(db, authors)).filter(({ category }) => findCategory(category, site));
  if (!site || !isOrdered(site)) return counts;
  return site.flatMap(({ id }) => counts.find(({ category }) => category === id) ?? []);
}

/** Whether the order is another one than that of the release, with the owner's behind. */
function isOrdered(site: NonNullable<SiteCategories>): boolean {
  return releasedCategories.some(({ id }, index) => site[index]?.id !== id);
}

/** The slugs of all authors with a published post, in no order. */
export async function listAuthorSlugs(db: Queries): Promise<string[]> {
  const slugs = (await countByAuthor(db)).map(({ name }) => authorSlug(name));
  return [...new Set(slugs)].filter((slug) => slug !== "");
}

/** By the slug, or by any spelling that gives it. @throws DomainError `not_found` without a published post */
export async function readAuthor(
  db: Queries,
  slugOrName: string,
  { language, site }: { language: Language; site: SiteCategories },
): Promise<Author> {
  const slug = authorSlug(slugOrName);
  const spellings = await findSpellings(db, slug);
  const [first] = spellings;
  if (!first) throw new DomainError("not_found", "there is no such author");
  const names = spellings.map(({ name }) => name);
  const profile = await readAuthorProfile(db, slug, language);
  return {
    slug,
    name: profile?.name ?? first.name,
    posts: spellings.reduce((sum, { posts }) => sum + posts, 0),
    categories: await listCategories(db, site, names),
    ...(profile && { profile }),
  };
}

/** All spellings of the author whose posts a list asks for; undefined when it asks for anybody's. */
export async function findNames(
  db: Queries,
  { author }: Pick<PostListQuery, "author">,
): Promise<string[] | undefined> {
  if (author === undefined) return undefined;
  return (await findSpellings(db, authorSlug(author))).map(({ name }) => name);
}

async function findSpellings(db: Queries, slug: string) {
  if (slug === "") return [];
  return (await countByAuthor(db)).filter(({ name }) => authorSlug(name) === slug);
}

/** Finds the posts before and after a post. @throws DomainError `not_found` */
export async function readNeighbours(db: Queries, id: string, language: Language): Promise<Neighbours> {
  const found = await findNeighbours(db, id);
  if (!found) throw new DomainError("not_found", "there is no such post");
  const { older, newer } = found;
  return { older: older && displayLink(older, language), newer: newer && displayLink(newer, language) };
}
