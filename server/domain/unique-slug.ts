import type { Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { findTakenSlugs } from "#server/storage/posts.ts";
import { makeSlug } from "./make-slug.ts";

export interface SlugRequest {
  postId: string;
  language: Language;
  title: string;
  before: { title: string; slug: string };
}

/**
 * Gives a post its slug in a language: from the title, with a number behind when another post has
 * it or once had it. While the title gives the same slug, the post keeps the one it has.
 *
 * @param before the post's title and slug in this language until now
 */
export async function uniqueSlug(
  db: Queries,
  { postId, language, title, before }: SlugRequest,
): Promise<string> {
  const base = makeSlug(title);
  if (base === "" || (before.slug !== "" && makeSlug(before.title) === base)) return before.slug;
  const taken = new Set(await findTakenSlugs(db, language, base, postId));
  return numbered(base, taken);
}

/** The slug itself or the first `slug-2`, `slug-3`, … that is not taken. */
export function numbered(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
