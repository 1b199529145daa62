import type { WrittenPost } from "#api/posts.ts";
import type { Database } from "#server/storage/database.ts";
import { insertOneTimeJob } from "#server/storage/one-time-jobs.ts";
import { findPosts } from "#server/storage/posts/posts.ts";
import { publishPost } from "./write-post.ts";

export interface StarterPost {
  post: WrittenPost;
  cover: Uint8Array;
}

/** Milliseconds between the posts' dates, so that their order is certain. */
const interval = 60_000;

/** Runs once in the life of a database. Returns the number of posts; `load` returns the oldest first. */
export async function publishStarterPosts(
  db: Database,
  load: () => Promise<StarterPost[]>,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const isFirstTime = await insertOneTimeJob(tx, "starter-posts");
    if (!isFirstTime || (await findPosts(tx, { limit: 1 })).length > 0) return 0;
    const starters = await load();
    for (const [index, { post, cover }] of starters.entries()) {
      const age = (starters.length - 1 - index) * interval;
      await publishPost(tx, post, { cover, now: new Date(now.getTime() - age) });
    }
    return starters.length;
  });
}
