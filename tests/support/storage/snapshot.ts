import type pg from "pg";
import { listTables } from "./test-database.ts";

export interface Snapshot {
  /** Puts the rows into the same tables, which must be empty. */
  restore: () => Promise<void>;
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
  };
}
