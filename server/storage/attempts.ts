import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Queries } from "./database.ts";
import { attempts } from "./schema.ts";

export interface Attempts {
  count: number;
  windowEndsAt: Date;
}

/**
 * Counts one more try under a key, in a new window when there is none or the last one is over.
 * One statement, so that of several tries at the same time each gets its own count.
 *
 * @param windowEndsAt when a window that begins now would end
 */
export async function upsertAttempt(
  db: Queries,
  key: string,
  now: Date,
  windowEndsAt: Date,
): Promise<Attempts> {
  // A bare template knows no column and would not turn a Date into what the driver expects.
  const isOver = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt });
  if (!counted) throw new Error("an upsert gave no row back");
  return counted;
}

/** Takes one try back from the running window. */
export async function decrementAttempts(db: Queries, key: string, now: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.windowEndsAt, now), gt(attempts.count, 0)));
}

export async function removeAttempts(db: Queries, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

export async function removeOldAttempts(db: Queries, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.windowEndsAt, now));
}
