import type pg from "pg";
import { pino } from "pino";
import { inject, onTestFinished } from "vitest";
import type { TimeoutProfile } from "#server/storage/connections/open-pools.ts";
import { connectDatabase, type Database } from "#server/storage/database.ts";
import { copyDatabase, withClient } from "./copy-database.ts";
import type { AtEnd } from "./temporary-folder.ts";

export interface TestDatabase {
  db: Database;
  url: string;
  close: () => Promise<void>;
}

/** Databases that earlier tests of this process have left; emptied, they serve the next ones. Making one takes a second. */
const left: string[] = [];

/** The tables of a database as the migrations leave it. */
let migrated: string[] = [];

/**
 * Creates an empty, migrated database for a test, which is removed at its end.
 *
 * @param timeout a tool's unless the test is about a site that gives up: on a busy machine PostgreSQL may be slow
 */
export async function openTestDatabase(
  atEnd: AtEnd = onTestFinished,
  timeout: TimeoutProfile = "tool",
): Promise<TestDatabase> {
  const url = (await reuseDatabase()) ?? (await makeDatabase());
  const { db, close } = await connectDatabase(url, pino({ level: "warn" }), timeout);
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
  migrated = await withClient(url, listTables);
  return url;
}

async function reuseDatabase(): Promise<string | null> {
  const url = left.pop();
  if (url === undefined) return null;
  const isEmpty = await withClient(url, async (client) => {
    // Work that the test started may still be connected.
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return emptyTables(client);
  });
  return isEmpty ? url : reuseDatabase();
}

/** Leaves a database as the migrations do. @returns false when a test has renamed a table, to make a query fail */
export async function emptyTables(client: pg.Client): Promise<boolean> {
  const tables = await listTables(client);
  if (tables.join() !== migrated.join()) return false;
  const statements = [
    // Triggers are off, so that foreign keys do not prescribe an order of tables.
    "set session_replication_role = replica",
    // On small tables this takes a tenth of the time of truncating.
    ...tables.map((table) => `delete from "${table}"`),
    "set session_replication_role = default",
    "select setval(seqrelid, seqstart, false) from pg_sequence join pg_class on oid = seqrelid where relnamespace = 'public'::regnamespace",
  ];
  await client.query(statements.join(";"));
  return true;
}

export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ name }) => name);
}
