import { randomBytes } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import { inject, onTestFinished } from "vitest";
import { connectDatabase, type Database } from "#server/storage/database.ts";

export interface TestDatabase {
  db: Database;
  url: string;
  close: () => Promise<void>;
}

/** Gives a test an empty, migrated database of its own, dropped when the test ends. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(serverUrl, `create database ${name} template template`);
  const url = serverUrl.replace(/postgres$/, name);
  const { db, close } = await connectDatabase(url, pino({ level: "warn" }));
  let open = true;
  async function closeOnce(): Promise<void> {
    if (!open) return;
    open = false;
    await close();
    await asAdmin(serverUrl, `drop database ${name} with (force)`);
  }
  onTestFinished(closeOnce);
  return { db, url, close: closeOnce };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Only one copy of the template can be made at a time.
  await client.query("select pg_advisory_lock(1)");
  await client.query(statement);
  await client.end();
}
