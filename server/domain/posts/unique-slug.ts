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

/** A post keeps its slug while the title gives the same one as `before`. */
export async function uniqueSlug(
  db: Queries,
  { postId, language, title, before }: SlugRequest,
): Promise<string> {
  const base = makeSlug(title);
  if (base === "" || (before.slug !== "" && makeSlug(before.title) === base)) return before.slug;
  const taken = new Set(await findTakenSlugs(db, language, base, postId));
  return firstFreeSlug(base, taken);
}

/** Such as `slug-2`. */
export function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
