import type { Queries } from "./database.ts";
import { marks } from "./schema.ts";

/** Sets a mark; true for the one who set it, false when it was set before. */
export async function insertMark(db: Queries, name: string): Promise<boolean> {
  const set = await db.insert(marks).values({ name }).onConflictDoNothing().returning();
  return set.length > 0;
}
