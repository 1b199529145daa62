import type { WrittenPost } from "#api/posts.ts";
import type { Database } from "#server/storage/database.ts";
import { insertMark } from "#server/storage/marks.ts";
import { findPosts } from "#server/storage/posts.ts";
import { publishPost } from "./write-post.ts";

export interface StarterPost {
  post: WrittenPost;
  cover: Uint8Array;
}

/** Time between the starter posts' dates in milliseconds, so that their order is certain. */
const interval = 60_000;

/**
 * Publishes the starter posts into a database that never had a post. Once in its life, even when several
 * processes start together or the owner deletes them all later.
 *
 * @param load gives the posts, the oldest first; asked only when they are needed
 * @returns how many were published
 */
export async function publishStarterPosts(
  db: Database,
  load: () => Promise<StarterPost[]>,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const first = await insertMark(tx, "starter-posts");
    if (!first || (await findPosts(tx, { limit: 1 })).length > 0) return 0;
    const starters = await load();
    for (const [index, { post, cover }] of starters.entries()) {
      const age = (starters.length - 1 - index) * interval;
      await publishPost(tx, post, { cover, now: new Date(now.getTime() - age) });
    }
    return starters.length;
  });
}
