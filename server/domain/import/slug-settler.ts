import type { ImportNote } from "#api/import/import-report.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import { numberedSlug } from "#server/domain/posts/unique-slug.ts";
import type { Queries } from "#server/storage/database.ts";
import { findSlugs } from "#server/storage/posts/post-slugs.ts";
import type { PreparedOldPost } from "./prepare-old-post.ts";

/** The returned function gives each text of a post its slug: the old one, unless another post has it. */
export async function slugSettler(db: Queries, posts: PreparedOldPost[]) {
  const owners = byLanguage(() => new Map<string, string>());
  const preferred = posts.flatMap(({ base, translations }) =>
    [base, ...Object.values(translations)].map(preferredSlug),
  );
  for (const { language, slug, postId } of await findSlugs(db, preferred)) owners[language].set(slug, postId);

  async function settle(postId: string, language: Language, preferred: string): Promise<string> {
    if (preferred === "") return "";
    const known = owners[language];
    let slug = preferred;
    if ((known.get(preferred) ?? postId) !== postId) {
      const claimed = [...known].filter(([, owner]) => owner !== postId).map(([other]) => other);
      slug = await numberedSlug(db, { postId, slug: preferred }, claimed);
    }
    known.set(slug, postId);
    return slug;
  }

  return async (post: PreparedOldPost): Promise<PreparedOldPost> => {
    const translations: PreparedOldPost["translations"] = {};
    for (const language of languages) {
      const text = post.translations[language];
      if (!text) continue;
      translations[language] = { ...text, slug: await settle(post.id, language, preferredSlug(text)) };
    }
    const slug = await settle(post.id, defaultLanguage, preferredSlug(post.base));
    return { ...post, base: { ...post.base, slug }, translations };
  };
}

const preferredSlug = ({ slug, title }: { slug: string; title: string }) => slug || makeSlug(title);

/** An old address that now leads to another post. */
export function noteRenamedSlugs(old: PreparedOldPost, target: PreparedOldPost): ImportNote[] {
  const pairs = [
    [old.base, target.base],
    ...languages.map((language) => [old.translations[language], target.translations[language]]),
  ];
  return pairs.flatMap(([before, after]): ImportNote[] =>
    before && after && before.slug !== "" && before.slug !== after.slug
      ? [{ kind: "slug", what: before.slug, detail: after.slug }]
      : [],
  );
}
