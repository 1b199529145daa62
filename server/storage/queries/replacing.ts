import { getTableColumns, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** For `onConflictDoUpdate`: a row with the same key gets all that the new one has. */
export function replacing(table: PgTable, key: PgColumn[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !key.includes(column));
  const set = columns.map(([property, { name, keyAsName }]) => {
    return [property, sql`excluded.${sql.identifier(keyAsName ? toSnakeCase(name) : name)}`] as const;
  });
  return { target: key, set: Object.fromEntries(set) };
}
