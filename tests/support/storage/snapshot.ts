import type pg from "pg";
import { listTables } from "./test-database.ts";

export interface Snapshot {
  /** Puts the rows into the same tables, which must be empty. */
  restore: () => Promise<void>;
  /** Moves the moments in these tables that are of the year after `from` to the same distance from `to`. */
  shiftTimes: (from: Date, to: Date) => Promise<void>;
}

/** Remembers all rows of a small database. */
export async function takeSnapshot(client: pg.Client): Promise<Snapshot> {
  const kept: { table: string; rows: string }[] = [];
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ rows: string | null }>(
      `select json_agg(kept)::text as rows from "${table}" as kept`,
    );
    if (rows[0]?.rows) kept.push({ table, rows: rows[0].rows });
  }
  const { rows: moments } = await client.query<{ table: string; changes: string }>(
    `select table_name as "table", string_agg(format(
       '%1$I = case when %1$I between $1::timestamptz and $1 + interval ''1 year'' then %1$I + ($2::timestamptz - $1) else %1$I end', column_name), ', ') as changes
     from information_schema.columns
     where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name = any($1)
     group by table_name`,
    [kept.map(({ table }) => table)],
  );
  return {
    restore: async () => {
      // Triggers are off, so that foreign keys do not prescribe an order of tables.
      await client.query("set session_replication_role = replica");
      for (const { table, rows } of kept) {
        await client.query(
          `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::json)`,
          [rows],
        );
      }
      await client.query("set session_replication_role = default");
    },
    async shiftTimes(from, to) {
      for (const { table, changes } of moments)
        await client.query(`update "${table}" set ${changes}`, [from, to]);
    },
  };
}
