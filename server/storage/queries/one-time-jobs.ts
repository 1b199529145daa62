import { eq } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { oneTimeJobs } from "#server/storage/schema.ts";

/** False if the job was done before. Other processes wait here until the transaction ends. */
export async function insertOneTimeJob(db: Queries, name: string): Promise<boolean> {
  const inserted = await db.insert(oneTimeJobs).values({ name }).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** For a restored backup: what it holds may have been made by another release, or changed since. */
export async function removeOneTimeJob(db: Queries, name: string): Promise<void> {
  await db.delete(oneTimeJobs).where(eq(oneTimeJobs.name, name));
}

export async function hasOneTimeJob(db: Queries, name: string): Promise<boolean> {
  const found = await db.select().from(oneTimeJobs).where(eq(oneTimeJobs.name, name));
  return found.length > 0;
}
