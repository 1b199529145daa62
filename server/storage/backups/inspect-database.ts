import { sql } from "drizzle-orm";
import type { Queries } from "#server/storage/database.ts";
import { backedUpTables } from "./backed-up-tables.ts";

/** How many rows each table has that a person filled. */
export async function countUsedTables(db: Queries): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, table, isBookkeeping } of backedUpTables) {
    if (!isBookkeeping) counts.set(name, await db.$count(table));
  }
  return counts;
}

/** A mark that is another one as soon as anything has changed that people have made. */
export async function markOfWork(db: Queries): Promise<string> {
  const tables = backedUpTables.filter(({ isBookkeeping }) => !isBookkeeping);
  const marks = tables.map(
    // Each row's transaction changes with the row, and the sum with a row that comes or goes.
    ({ table }) => sql`select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as mark from ${table}`,
  );
  const { rows } = await db.execute<{ mark: string }>(sql.join(marks, sql` union all `));
  return rows.map(({ mark }) => mark).join(" ");
}

/** The columns of each table as they are in this database. */
export async function listColumns(db: Queries): Promise<Map<string, Set<string>>> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema()
  `);
  const columns = new Map<string, Set<string>>();
  for (const { table, column } of rows) columns.set(table, (columns.get(table) ?? new Set()).add(column));
  return columns;
}

/** SHA-256 of each migration that this database has had, oldest first. */
export async function listMigrations(db: Queries): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}
