import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { migrate } from "./migrate.ts";
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
    await migrateOnce(pool, log);
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

async function migrateOnce(pool: pg.Pool, log: Logger): Promise<void> {
  const client = await pool.connect();
  try {
    await migrate(client, log);
    client.release();
  } catch (error) {
    // Its end frees the lock.
    client.release(true);
    throw error;
  }
}
