import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Logger } from "pino";
import { openEmbeddedPostgres } from "./postgres/embedded-postgres.ts";
import * as schema from "./schema.ts";

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type Queries = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  url: string;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

export interface OpenOptions {
  /** A tool may use the database of a running server; a second server may not. */
  role: "server" | "tool";
  /** The embedded database has stopped and could not be restarted. */
  onFatalError?: (error: Error) => void;
}

const migrationsFolder = join(import.meta.dirname, "migrations");

/** Key of an advisory lock; docs/architecture.md lists all of them. */
const migrationLock = 52_110_001;

/** @throws Error for the owner to read, when the database cannot be reached or is in use */
export async function openDatabase(
  env: DatabaseSettings,
  log: Logger,
  options: OpenOptions,
): Promise<OpenDatabase> {
  if (env.DATABASE_URL !== undefined) {
    return connectDatabase(env.DATABASE_URL, log).catch((cause: Error) => {
      throw new Error(`The database of DATABASE_URL cannot be used: ${cause.message}`, { cause });
    });
  }
  const server = await openEmbeddedPostgres(join(env.DATA_DIR, "postgres"), log, options);
  try {
    const { db, url, close } = await connectDatabase(server.url, log);
    return { db, url, close: () => close().finally(server.close) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

export async function connectDatabase(url: string, log: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // Without a listener a broken connection would end the process. The pool replaces it; a query on it fails.
  pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection broke"));
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: openPool(pool), url, close: () => pool.end() };
}

/** Works around drizzle-team/drizzle-orm#6341: a connection whose BEGIN fails never returns to the pool. */
function openPool(pool: pg.Pool): Database {
  const options = { schema, casing: "snake_case" } as const;
  const db = drizzle(pool, options);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, options).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

/** Of several starting processes one migrates, and the others wait. */
async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
