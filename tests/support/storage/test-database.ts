import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { pino } from "pino";
import { inject, onTestFinished } from "vitest";
import type { TimeoutProfile } from "#server/storage/connections/open-pools.ts";
import { connectDatabase, Database } from "#server/storage/database.ts";
import { copyDatabase, withClient } from "./copy-database.ts";
import type { AtEnd } from "./temporary-folder.ts";

export interface TestDatabase {
  db: Database;
  url: string;
  close: () => Promise<void>;
}

/** Databases that earlier tests of this process have left, with their connections; emptied, they serve the next ones. Making one takes a second. */
const left: TestDatabase[] = [];

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
  const kept = timeout === "tool" ? await reuseDatabase() : null;
  const { db, url, close } = kept ?? (await connect(await makeDatabase(), timeout));
  let isOpen = true;
  atEnd(async () => {
    if (isOpen && timeout === "tool") left.push({ db, url, close });
    else if (isOpen) await close();
  });
  return {
    db,
    url,
    async close() {
      isOpen = false;
      await close();
    },
  };
}

const connect = (url: string, timeout: TimeoutProfile) =>
  connectDatabase(url, pino({ level: "warn" }), timeout);

async function makeDatabase(): Promise<string> {
  const url = await copyDatabase(inject("postgresUrl"), "template");
  migrated = await withClient(url, listTables);
  return url;
}

async function reuseDatabase(): Promise<TestDatabase | null> {
  const kept = left.pop();
  if (!kept) return null;
  const isClean = await withClient(kept.url, async (client) => {
    await untilQuiet(kept.db);
    return (await isAlone(client, kept.db)) && emptyTables(client);
  });
  // Another object on the same connections: what the site keeps for a database it keeps for the object.
  if (isClean) return { ...kept, db: new Database(kept.db.$client, kept.db.writers) };
  await kept.close();
  return reuseDatabase();
}

/** Whether nothing else is connected to a database, as work would be that a test has started and not ended. */
async function isAlone(client: pg.Client, { $client, writers }: Database): Promise<boolean> {
  const { rows } = await client.query<{ others: number }>(
    "select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return rows[0]?.others === $client.totalCount + writers.totalCount;
}

/** Waits for work that goes on after a test's last call: what it writes must not appear in the next test's tables. */
export async function untilQuiet({ $client, writers }: Database): Promise<void> {
  const isBusy = () =>
    [$client, writers].some((pool) => pool.totalCount > pool.idleCount || pool.waitingCount > 0);
  for (let quiet = 0; quiet < 2; quiet = isBusy() ? 0 : quiet + 1) await sleep(1);
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
