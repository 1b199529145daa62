import { lt, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The last row of a page: its time (ISO 8601) and its id, for rows of the same time. */
export interface PageCursor {
  before?: string | undefined;
  beforeId?: string | undefined;
}

/** For lists ordered by (time, id), newest first. Without an id only earlier times; without both, every row. */
export function olderThan(time: PgColumn, id: PgColumn, { before, beforeId }: PageCursor): SQL | undefined {
  if (before === undefined) return undefined;
  const moment = new Date(before);
  if (beforeId === undefined) return lt(time, moment);
  return sql`(${time}, ${id}) < (${sql.param(moment, time)}, ${sql.param(beforeId, id)})`;
}
