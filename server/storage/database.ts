import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Logger } from "pino";
import { openEmbeddedPostgres } from "./embedded-postgres.ts";
import * as schema from "./schema.ts";

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Either of the two: a query runs by itself or as a part of a transaction. */
export type Queries = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

export interface OpenOptions {
  /** A tool may work beside a running server; a second server on one embedded database may not. */
  role: "server" | "tool";
  /** Called when the embedded database is gone and could not be brought back. */
  onLost?: (error: Error) => void;
}

const migrationsFolder = join(import.meta.dirname, "migrations");

/** Key of the advisory lock under which migrations run; any number that nothing else uses. */
const migrationLock = 52_110_001;

/**
 * Opens the database of the settings, the embedded one by default, and brings its tables up to date.
 *
 * @throws Error with a message for the owner when it cannot be reached or is in use
 */
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
    const { db, close } = await connectDatabase(server.url, log);
    return { db, close: () => close().finally(server.close) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** Connects to a PostgreSQL server by its address and migrates. */
export async function connectDatabase(url: string, log: Logger): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // Without listeners a connection that breaks would end the process: idle ones are replaced, and in use
  // their query fails and is logged there.
  pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection broke"));
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: openPool(pool), close: () => pool.end() };
}

/**
 * Drizzle's own transaction loses a pooled connection whose BEGIN fails, as when the server has just died
 * (drizzle-team/drizzle-orm#6341): ten of them and the pool is empty for good. So it is taken and given
 * back here; the pool itself throws away one that is broken.
 */
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

/** Several processes may start at the same time: the first migrates, the others wait and find it done. */
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
