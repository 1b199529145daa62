import { and, eq, gt, lte, or, sql } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { attempts } from "#server/storage/schema.ts";

interface Attempts {
  count: number;
  windowEndsAt: Date;
}

/**
 * One statement, so that simultaneous attempts get different counts. A window that ends later than a new one would was begun
 * while the clock was ahead, and counts as over.
 */
export async function upsertAttempt(
  db: Queries,
  key: string,
  now: Date,
  windowEndsAt: Date,
): Promise<Attempts> {
  // In raw SQL Drizzle does not know the column's type, so the Date is converted here.
  const isOver = sql`(${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz
    or ${attempts.windowEndsAt} > excluded.window_ends_at)`;
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

export async function decrementAttempts(db: Queries, key: string, now: Date): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, key), gt(attempts.windowEndsAt, now), gt(attempts.count, 0)));
}

export async function removeAttempts(db: Queries, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** @param latestEnd a window that ends later was begun while the clock was ahead */
export async function removeExpiredAttempts(db: Queries, now: Date, latestEnd: Date): Promise<void> {
  await db.delete(attempts).where(or(lte(attempts.windowEndsAt, now), gt(attempts.windowEndsAt, latestEnd)));
}
