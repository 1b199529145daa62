import type { Queries } from "#server/storage/database.ts";
import { findNumberedSlugs, findSlugs, type PostSlug } from "#server/storage/posts/post-slugs.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";

export interface SlugRequest extends Pick<PostSlug, "postId"> {
  title: string;
  before: { title: string; slug: string };
}

/**
 * A post keeps its slug while the title gives the same one as `before`. A new one is no other post's in any language: where
 * a post has no text, its fallback's slug stands in the address.
 */
export async function uniqueSlug(db: Queries, { postId, title, before }: SlugRequest): Promise<string> {
  const slug = makeSlug(title);
  if (slug === "" || (before.slug !== "" && makeSlug(before.title) === slug)) return before.slug;
  const same = await findSlugs(db, [slug]);
  const isTaken = same.some((found) => found.postId !== postId);
  return isTaken ? numberedSlug(db, { postId, slug }, []) : slug;
}

/** Such as `slug-2`: the first that is neither another post's nor among `claimed`. */
export async function numberedSlug(
  db: Queries,
  taken: Omit<PostSlug, "language">,
  claimed: Iterable<string>,
): Promise<string> {
  const others = new Set([...(await findNumberedSlugs(db, taken)), ...claimed]);
  let number = 2;
  while (others.has(`${taken.slug}-${number}`)) number += 1;
  return `${taken.slug}-${number}`;
}
