import { sql } from "drizzle-orm";
import { vi } from "vitest";
import type { Database } from "#server/storage/database.ts";

/** Waits until an action is over or waits for a lock of this database that somebody else holds. */
export async function settledOrBlocked(db: Database, action: Promise<unknown>): Promise<void> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  action.then(settle, settle);
  await vi.waitUntil(async () => isSettled || (await isAnybodyBlocked(db)), { timeout: 10_000 });
}

async function isAnybodyBlocked(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0
  `);
  return rows.length > 0;
}
