import { and, count, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { FactReport } from "#api/facts/facts.ts";
import type { Queries } from "#server/storage/database.ts";
import { factReports } from "#server/storage/schema.ts";

type Row = typeof factReports.$inferSelect;

export type NewFactReport = Pick<Row, "factId" | "message" | "email" | "language" | "receivedAt">;

/** Reports of one answer. */
const most = 500;

export async function insertFactReport(db: Queries, report: NewFactReport): Promise<void> {
  await db.insert(factReports).values(report);
}

/** Other transactions that store a report wait until this one ends. */
export async function lockFactReports(db: Queries): Promise<void> {
  await db.execute(sql`lock table ${factReports} in share row exclusive mode`);
}

export async function hasFactReport(
  db: Queries,
  { factId, message }: NewFactReport,
  after: Date,
): Promise<boolean> {
  const isSame = and(eq(factReports.factId, factId), eq(factReports.message, message));
  return (await db.$count(factReports, and(gt(factReports.receivedAt, after), isSame))) > 0;
}

/** The newest first, those that are open before those that are settled. */
export async function listFactReports(db: Queries): Promise<FactReport[]> {
  const rows = await db
    .select()
    .from(factReports)
    .orderBy(desc(isNull(factReports.settledAt)), desc(factReports.receivedAt), desc(factReports.id))
    .limit(most);
  return rows.map(fromRow);
}

/** How many are open, by the facts' ids. */
export async function countOpenFactReports(db: Queries): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: factReports.factId, open: count() })
    .from(factReports)
    .where(isNull(factReports.settledAt))
    .groupBy(factReports.factId);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

/** Null when there is no such report. */
export async function updateFactReport(
  db: Queries,
  id: string,
  settled: { settledAt: Date | null; settledBy: string | null },
): Promise<FactReport | null> {
  const [row] = await db.update(factReports).set(settled).where(eq(factReports.id, id)).returning();
  return row ? fromRow(row) : null;
}

function fromRow(row: Row): FactReport {
  return {
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
