import { isDeepStrictEqual } from "node:util";
import type { WholePost } from "#api/posts.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { command, recordEvent } from "#server/domain/audit/record-event.ts";
import { makeSlug } from "#server/domain/posts/make-slug.ts";
import { numberedSlug } from "#server/domain/posts/unique-slug.ts";
import type { Queries } from "#server/storage/database.ts";
import { findSlugs } from "#server/storage/post-slugs.ts";
import { findPostsByIds, lockPostWrites } from "#server/storage/posts.ts";
import type { PreparedOldPost } from "./prepare-old-post.ts";
import { storeImported } from "./store-imported.ts";

export type ImportOutcome = "new" | "same" | "changed" | "edited here, kept";

export interface Import {
  outcome: ImportOutcome;
  notes: string[];
}

export type ImportResult = Import | { outcome: "failed"; error: unknown };

/** Posts to a transaction: a commit waits for the disk, which takes longer than to write fifty posts. */
export const batchSize = 50;

/**
 * Can be repeated: an unchanged post stays, and one that was edited here since is left alone. Each post comes as a whole
 * or not at all: where one fails, halves of the batch are tried. The ids must differ.
 */
export async function importPosts(db: Queries, posts: PreparedOldPost[]): Promise<ImportResult[]> {
  try {
    return await importTogether(db, posts);
  } catch (error) {
    if (posts.length <= 1) return posts.map(() => ({ outcome: "failed", error }));
    const middle = Math.ceil(posts.length / 2);
    const first = await importPosts(db, posts.slice(0, middle));
    return [...first, ...(await importPosts(db, posts.slice(middle)))];
  }
}

async function importTogether(db: Queries, posts: PreparedOldPost[]): Promise<Import[]> {
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const found = await findPostsByIds(
      tx,
      posts.map(({ id }) => id),
    );
    const stored = new Map(found.map((post) => [post.id, post]));
    const settleSlugs = await slugSettler(tx, posts);
    const toStore: { before: WholePost | undefined; target: PreparedOldPost }[] = [];
    const results: Import[] = [];
    for (const post of posts) {
      const before = stored.get(post.id);
      if (before && Date.parse(before.updatedAt) > post.updatedAt.getTime()) {
        results.push({ outcome: "edited here, kept", notes: [] });
        continue;
      }
      const target = await settleSlugs(post);
      const notes = [...post.notes, ...noteRenamedSlugs(post, target)];
      const isUnchanged = before !== undefined && isSame(before, target);
      results.push({ outcome: isUnchanged ? "same" : before ? "changed" : "new", notes });
      if (!isUnchanged) toStore.push({ before, target });
    }
    await storeImported(tx, toStore);
    const count = toStore.length;
    const subject = count === 1 ? (toStore[0]?.target.id ?? "") : "";
    if (count > 0) await recordEvent(tx, { kind: "posts_imported", by: command, subject, count });
    return results;
  });
}

/** The returned function gives each text of a post its slug: the old one, unless another post has it. */
async function slugSettler(db: Queries, posts: PreparedOldPost[]) {
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
      slug = await numberedSlug(db, { postId, language, slug: preferred }, claimed);
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

function noteRenamedSlugs(old: PreparedOldPost, target: PreparedOldPost): string[] {
  const pairs = [
    [old.base, target.base],
    ...languages.map((language) => [old.translations[language], target.translations[language]]),
  ];
  return pairs.flatMap(([before, after]) =>
    before && after && before.slug !== "" && before.slug !== after.slug
      ? [`slug "${before.slug}" belongs to another post, so it is "${after.slug}"`]
      : [],
  );
}

function isSame(before: WholePost, target: PreparedOldPost): boolean {
  const { id: _, updatedAt: __, cover, ...stored } = before;
  const imported: typeof stored = {
    ...target.base,
    author: target.author,
    category: target.category,
    createdAt: target.createdAt.toISOString(),
    translations: target.translations,
  };
  // A cover that could not be fetched this time is not a change.
  const coverStays = !target.cover || target.cover.hash === cover?.hash;
  return coverStays && isDeepStrictEqual(stored, imported);
}
