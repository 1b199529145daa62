import { isDeepStrictEqual } from "node:util";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import type { ImportNote, ImportOutcome } from "#api/import/import-report.ts";
import { defaultCategory, findCategory, type SiteCategories } from "#i18n/blog/category-addresses.ts";
import { putOriginals } from "#server/domain/media/put-originals.ts";
import type { Queries } from "#server/storage/database.ts";
import { readCategories } from "#server/domain/posts/categories.ts";
import { findCarriedNotes } from "#server/storage/guide/change-notes.ts";
import { findBinnedIds } from "#server/storage/posts/binned-posts.ts";
import { findPostsByIds, lockPostWrites } from "#server/storage/posts/posts.ts";
import type { StoredFullPost } from "#server/storage/posts/stored-text.ts";
import { findStoredDrafts, withoutSlugs } from "./imported-drafts.ts";
import { hasSameNotes } from "./imported-notes.ts";
import type { PreparedOldPost } from "./prepare-old-post.ts";
import { redirectFormerPaths } from "./import-redirects.ts";
import { noteRenamedSlugs, slugSettler } from "./slug-settler.ts";
import { storeImported } from "./store-imported.ts";

export interface Import {
  outcome: Exclude<ImportOutcome, "failed">;
  notes: ImportNote[];
  /** Former addresses that lead to it now and did not before. */
  redirects: number;
}

export type ImportResult = Import | { outcome: "failed"; error: unknown };

/** Posts to a transaction: a commit waits for the disk, which takes longer than to write fifty posts. */
export const batchSize = 50;

/**
 * Can be repeated: an unchanged post stays, and one that was edited here since, or lies in the bin, is left alone. Each post comes as a whole
 * or not at all: where one fails, halves of the batch are tried. The ids must differ.
 */
export async function importPosts(db: Queries, posts: PreparedOldPost[], by: Actor): Promise<ImportResult[]> {
  try {
    return await importTogether(db, posts, by);
  } catch (error) {
    if (posts.length <= 1) return posts.map(() => ({ outcome: "failed", error }));
    const middle = Math.ceil(posts.length / 2);
    const first = await importPosts(db, posts.slice(0, middle), by);
    return [...first, ...(await importPosts(db, posts.slice(middle), by))];
  }
}

async function importTogether(db: Queries, prepared: PreparedOldPost[], by: Actor): Promise<Import[]> {
  const posts: PreparedOldPost[] = [];
  for (const post of prepared) posts.push({ ...post, pictures: await putOriginals(db, post.pictures) });
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const ids = posts.map(({ id }) => id);
    const found = await findPostsByIds(tx, ids);
    const storedDrafts = await findStoredDrafts(tx, ids);
    const storedNotes = await findCarriedNotes(tx, ids);
    const binned = await findBinnedIds(tx, ids);
    const stored = new Map(found.map((post) => [post.id, post]));
    const settleSlugs = await slugSettler(tx, posts);
    const categories = await readCategories(tx);
    const toStore: { before: StoredFullPost | undefined; target: PreparedOldPost }[] = [];
    const settled: PreparedOldPost[] = [];
    const results: Omit<Import, "redirects">[] = [];
    for (const post of posts) {
      if (binned.has(post.id)) {
        results.push({ outcome: "binned", notes: [] });
        continue;
      }
      const before = stored.get(post.id);
      if (before && Date.parse(before.updatedAt) > post.updatedAt.getTime()) {
        results.push({ outcome: "kept", notes: [] });
        continue;
      }
      const target = inKnownCategory(await settleSlugs(post), categories);
      settled.push(target);
      const notes = [...target.notes, ...noteRenamedSlugs(post, target)];
      const isUnchanged =
        before !== undefined &&
        isSame(before, target) &&
        hasSameNotes(storedNotes.get(post.id) ?? [], target) &&
        isDeepStrictEqual(storedDrafts.get(post.id) ?? {}, withoutSlugs(target.drafts));
      results.push({ outcome: isUnchanged ? "same" : before ? "changed" : "new", notes });
      if (!isUnchanged) toStore.push({ before, target });
    }
    await storeImported(tx, toStore);
    const led = await redirectFormerPaths(tx, settled, { now: new Date(), by });
    const count = toStore.length;
    const subject = count === 1 ? (toStore[0]?.target.id ?? "") : "";
    if (count > 0) await recordEvent(tx, { kind: "posts_imported", by, subject, count });
    return results.map((result, index) => ({ ...result, redirects: led.get(ids[index] ?? "") ?? 0 }));
  });
}

/** A category may have been removed since the post was read. */
function inKnownCategory(post: PreparedOldPost, categories: SiteCategories): PreparedOldPost {
  const { category, notes } = post;
  if (findCategory(category, categories)) return post;
  return { ...post, category: defaultCategory, notes: [...notes, { kind: "category", what: category }] };
}

function isSame(before: StoredFullPost, target: PreparedOldPost): boolean {
  const { id: _, updatedAt: __, cover, isPinned = false, ...stored } = before;
  const imported: typeof stored = {
    ...target.base,
    author: target.author,
    category: target.category,
    createdAt: target.createdAt.toISOString(),
    translations: target.translations,
  };
  // A cover that could not be fetched this time is not a change.
  const coverStays = !target.cover || target.cover.hash === cover?.hash;
  const pinStays = target.isPinned === undefined || target.isPinned === isPinned;
  return coverStays && pinStays && isDeepStrictEqual(stored, imported);
}
