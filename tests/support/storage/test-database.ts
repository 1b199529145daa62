import type pg from "pg";
import { pino } from "pino";
import { inject, onTestFinished } from "vitest";
import { connectDatabase, type Database } from "#server/storage/database.ts";
import { copyDatabase, withClient } from "./copy-database.ts";
import type { AtEnd } from "./temporary-folder.ts";

export interface TestDatabase {
  db: Database;
  url: string;
  close: () => Promise<void>;
}

/** Databases that a test of this file has left; emptied, they serve the next one. Making one takes a second. */
const left: string[] = [];

/** Of a database as the migrations leave it. */
let tables: string[] = [];

/** Gives a test an empty, migrated database of its own, until the test ends. */
export async function openTestDatabase(atEnd: AtEnd = onTestFinished): Promise<TestDatabase> {
  const url = (await reuseDatabase()) ?? (await makeDatabase());
  const { db, close } = await connectDatabase(url, pino({ level: "warn" }));
  let open = true;
  async function closeOnce(): Promise<void> {
    if (!open) return;
    open = false;
    await close();
    left.push(url);
  }
  atEnd(closeOnce);
  return { db, url, close: closeOnce };
}

async function makeDatabase(): Promise<string> {
  const url = await copyDatabase(inject("postgresUrl"), "template");
  tables = await withClient(url, listTables);
  return url;
}

async function reuseDatabase(): Promise<string | null> {
  const url = left.pop();
  if (url === undefined) return null;
  const isEmpty = await withClient(url, async (client) => {
    // What a test has started may still be connected.
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    if ((await listTables(client)).join() !== tables.join()) return false;
    // Without the triggers that mind foreign keys the order is all one.
    await client.query("set session_replication_role = replica");
    for (const table of tables) await client.query(`delete from ${table}`);
    return true;
  });
  return isEmpty ? url : reuseDatabase();
}

/** A test may have renamed a table to make a query fail. */
async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ name }) => name);
}
