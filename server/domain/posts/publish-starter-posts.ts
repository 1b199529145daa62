import type { WrittenPost } from "#api/posts/posts.ts";
import { authorSlug } from "#i18n/blog/author-address.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { insertOneTimeJob } from "#server/storage/queries/one-time-jobs.ts";
import { findAuthorNames, insertAuthors, type AuthorRow } from "#server/storage/posts/authors.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import { findBinnedIds } from "#server/storage/posts/binned-posts.ts";
import { findPost, findPostIdBySlug, findPosts } from "#server/storage/posts/posts.ts";
import { changePost, publishPost } from "./write-post.ts";

export interface StarterPost {
  post: WrittenPost;
  cover: Uint8Array;
}

/** Milliseconds between the posts' dates, so that their order is certain. */
const interval = 60_000;

interface StarterPostCounts {
  published: number;
  /** The starter posts of an earlier release, which printed prices instead of naming facts. */
  renewed: number;
}

/**
 * Each part runs once in the life of a database: an empty one gets the posts, one that has them from an earlier release gets
 * their new words where nobody has changed the post. `load` returns the oldest first.
 */
export async function publishStarterPosts(
  db: Database,
  load: () => Promise<StarterPost[]>,
  now: Date,
): Promise<StarterPostCounts> {
  return db.transaction(async (tx) => {
    const isFirstTime = await insertOneTimeJob(tx, "starter-posts");
    const areOld = (await insertOneTimeJob(tx, "starter-posts-name-facts")) && !isFirstTime;
    if (areOld) return { published: 0, renewed: await renewUntouched(tx, await load(), now) };
    if (!isFirstTime || (await findPosts(tx, { limit: 1 })).length > 0) return { published: 0, renewed: 0 };
    const starters = await load();
    for (const [index, { post, cover }] of starters.entries()) {
      const age = (starters.length - 1 - index) * interval;
      await publishPost(tx, post, { cover, now: new Date(now.getTime() - age) });
    }
    return { published: starters.length, renewed: 0 };
  });
}

/** Once in the life of a database: whose posts came with the site is introduced, unless there are none of them any more. */
export async function introduceStarterAuthor(
  db: Database,
  load: () => Promise<Pick<AuthorRow, "name" | "lines">>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await insertOneTimeJob(tx, "starter-author"))) return;
    const author = await load();
    const slug = authorSlug(author.name);
    if (!(await findAuthorNames(tx)).some((name) => authorSlug(name) === slug)) return;
    await insertAuthors(tx, [{ ...author, slug, picture: null, links: [] }]);
    await bumpContentVersion(tx);
  });
}

/**
 * Finds those that are neither gone nor in the bin.
 * @param titles the Hungarian ones, which are the same in every release
 * @returns their ids
 */
export async function findStarterPosts(db: Queries, titles: readonly string[]): Promise<string[]> {
  const found = await Promise.all(titles.map((title) => findByTitle(db, title)));
  const ids = found.filter((id) => id !== null);
  const binned = await findBinnedIds(db, ids);
  return ids.filter((id) => !binned.has(id));
}

/** The words that readers had until now stay among the revisions. */
async function renewUntouched(tx: Queries, starters: StarterPost[], now: Date): Promise<number> {
  let renewed = 0;
  for (const { post } of starters) {
    const id = await findByTitle(tx, post.translations[defaultLanguage]?.title ?? "");
    const stored = id === null ? null : await findPost(tx, id);
    if (!stored || stored.updatedAt !== stored.createdAt) continue;
    await changePost(tx, stored.id, post, { now });
    renewed += 1;
  }
  return renewed;
}

/** @param title the Hungarian one @returns the post's id, or null */
function findByTitle(db: Queries, title: string): Promise<string | null> {
  return findPostIdBySlug(db, makeSlug(title), [defaultLanguage]);
}
