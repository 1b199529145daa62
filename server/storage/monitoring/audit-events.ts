import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AuditEvent, AuditFilter } from "#api/audit/audit-events.ts";
import type { Queries } from "#server/storage/database.ts";
import { olderThan, type PageCursor } from "#server/storage/queries/older-than.ts";
import { auditEvents } from "#server/storage/schema.ts";

export type NewAuditEvent = Omit<AuditEvent, "id" | "at" | "count"> & { count?: number | undefined };

export async function insertAuditEvent(db: Queries, event: NewAuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event);
}

/** The newest first. */
export async function findAuditEvents(
  db: Queries,
  { kind, limit, ...cursor }: AuditFilter & PageCursor & { limit: number },
): Promise<AuditEvent[]> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        kind === undefined ? undefined : eq(auditEvents.kind, kind),
        olderThan(auditEvents.at, auditEvents.id, cursor),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** By the database's clock, as they were written. */
export async function removeAuditEventsOlderThan(db: Queries, days: number): Promise<void> {
  await db.delete(auditEvents).where(lt(auditEvents.at, sql`now() - make_interval(days => ${days})`));
}
