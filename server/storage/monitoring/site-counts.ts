import { and, eq, gt, lt, or } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { accounts, contactMessages, pictures, posts } from "#server/storage/schema.ts";

export async function countRows(db: Queries) {
  const [postCount, pictureCount, accountCount, messageCount] = await Promise.all([
    db.$count(posts),
    db.$count(pictures),
    db.$count(accounts),
    db.$count(contactMessages),
  ]);
  return { posts: postCount, pictures: pictureCount, accounts: accountCount, messages: messageCount };
}

/** Messages that have waited since before `waitingSince`, and those queued after `failedSince` that were given up. */
export async function countStuckMessages(
  db: Queries,
  { waitingSince, failedSince }: { waitingSince: Date; failedSince: Date },
): Promise<number> {
  const { state, queuedAt } = contactMessages;
  const waiting = and(eq(state, "waiting"), lt(queuedAt, waitingSince));
  const failed = and(eq(state, "failed"), gt(queuedAt, failedSince));
  return db.$count(contactMessages, or(waiting, failed));
}
