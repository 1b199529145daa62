import { desc, isNull } from "drizzle-orm";
import { withAdvisoryLock } from "#server/storage/connections/advisory-lock.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { backupRuns } from "#server/storage/schema.ts";

export type BackupRun = Omit<typeof backupRuns.$inferSelect, "id">;

/** Key of an advisory lock; advisory-lock.ts lists all of them. */
const backupLock = 52_110_005;

export async function insertBackupRun(db: Queries, run: BackupRun): Promise<void> {
  await db.insert(backupRuns).values(run);
}

/** The last run of all, or the last one without an error. */
export async function findLastBackupRun(
  db: Queries,
  { isGood }: { isGood: boolean },
): Promise<BackupRun | null> {
  const [run] = await db
    .select()
    .from(backupRuns)
    .where(isGood ? isNull(backupRuns.error) : undefined)
    .orderBy(desc(backupRuns.finishedAt))
    .limit(1);
  return run ?? null;
}

/** When the first run was, good or not; null when there was none. */
export async function findFirstBackupRun(db: Queries): Promise<BackupRun | null> {
  const [run] = await db.select().from(backupRuns).orderBy(backupRuns.finishedAt).limit(1);
  return run ?? null;
}

/** Lets only one of several processes on one database do the work. @returns whether this one did */
export async function withBackupLock(db: Database, work: () => Promise<void>): Promise<boolean> {
  return withAdvisoryLock(db, backupLock, work);
}
