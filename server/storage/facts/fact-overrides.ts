import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { FactChange, FactHistory } from "#api/facts/facts.ts";
import { withPresentNames } from "#api/facts/renamed-fields.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { factHistory, factOverrides } from "#server/storage/schema.ts";

/** A value with which the editors have replaced a default. */
export interface StoredFact extends Omit<FactChange, "startsOn"> {
  id: string;
  changedBy: string;
  changedAt: Date;
}

type Row = typeof factOverrides.$inferSelect;

export async function listFactOverrides(db: Queries): Promise<StoredFact[]> {
  return (await db.select().from(factOverrides)).map(fromRow);
}

export async function findFactOverride(db: Queries, id: string): Promise<StoredFact | null> {
  const [row] = await db.select().from(factOverrides).where(eq(factOverrides.factId, id));
  return row ? fromRow(row) : null;
}

/** Makes other changes of facts wait until this transaction ends; readers do not wait. */
export async function lockFactOverrides(db: Queries): Promise<void> {
  await db.execute(sql`lock table ${factOverrides} in share row exclusive mode`);
}

/** All pages are made anew from now on. Call it in a transaction. */
export async function upsertFactOverride(db: Queries, { id, source, ...stored }: StoredFact): Promise<void> {
  const row = { ...stored, factId: id, sourceName: source.name, sourceUrl: source.url };
  await db.insert(factOverrides).values(row).onConflictDoUpdate({ target: factOverrides.factId, set: row });
  await bumpContentVersion(db);
}

/** Whether there was one. Call it in a transaction. */
export async function removeFactOverride(db: Queries, id: string): Promise<boolean> {
  const removed = await db.delete(factOverrides).where(eq(factOverrides.factId, id)).returning();
  if (removed.length > 0) await bumpContentVersion(db);
  return removed.length > 0;
}

export async function insertFactHistory(db: Queries, entry: typeof factHistory.$inferInsert): Promise<void> {
  await db.insert(factHistory).values(entry);
}

/** The newest first. */
export async function listFactHistory(db: Queries, id: string): Promise<FactHistory["entries"]> {
  const { factId: _, ...columns } = getTableColumns(factHistory);
  const rows = await db
    .select(columns)
    .from(factHistory)
    .where(eq(factHistory.factId, id))
    .orderBy(desc(factHistory.at), desc(factHistory.id));
  return rows.map(({ at, record, ...row }) => ({
    ...row,
    at: at.toISOString(),
    // Entries from before facts could be planned name no day.
    record: record && {
      ...record,
      value: withPresentNames(id, record.value),
      startsOn: record.startsOn ?? null,
    },
  }));
}

/** Whether a change that was known for a day was put in. */
export async function wasFactPlannedFor(db: Queries, id: string, day: string): Promise<boolean> {
  const isOfDay = sql`${factHistory.record} ->> 'startsOn' = ${day}`;
  const isOfFact = and(eq(factHistory.factId, id), eq(factHistory.action, "changed"));
  return (await db.$count(factHistory, and(isOfFact, isOfDay))) > 0;
}

function fromRow({ factId, value, sourceName, sourceUrl, ...row }: Row): StoredFact {
  const source = { name: sourceName, url: sourceUrl };
  return { ...row, id: factId, value: withPresentNames(factId, value), source };
}
