import { join } from "node:path";
import { drizzle, NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect, type PgTransactionConfig } from "drizzle-orm/pg-core";
import pg from "pg";
import type { Logger } from "pino";
import { databaseFailureOf } from "./connections/database-failure.ts";
import { openPools, type TimeoutProfile } from "./connections/open-pools.ts";
import type { SitePool } from "./connections/site-pool.ts";
import { migrate } from "./migrate.ts";
import { addSearchLanguages } from "./search/add-search-languages.ts";
import { mediaStoreOf, type MediaSettings, type MediaStore } from "./originals/media-store.ts";
import { openEmbeddedPostgres } from "./postgres/embedded-postgres.ts";
import * as schema from "./schema.ts";

type Tables = NodePgDatabase<typeof schema>;

const drizzleOptions = { schema, casing: "snake_case" } as const;

/** Single statements go through the readers' pool, transactions through the writers'. */
export class Database extends NodePgDatabase<typeof schema> {
  readonly $client: SitePool;
  readonly writers: SitePool;
  /** The store for new originals of pictures; null when they stay in the database. */
  readonly mediaStore: MediaStore | null;

  constructor(readers: SitePool, writers: SitePool, mediaStore: MediaStore | null = null) {
    const { session, schema: tables, ...names } = drizzle(readers, drizzleOptions)._;
    const dialect = new PgDialect({ casing: drizzleOptions.casing });
    // Safe cast: it is missing only where the options name no tables.
    super(dialect, session, { ...names, schema: tables as NonNullable<typeof tables> });
    this.$client = readers;
    this.writers = writers;
    this.mediaStore = mediaStore;
  }

  /** Works around drizzle-team/drizzle-orm#6341: a connection whose BEGIN fails never returns to the pool. */
  override async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.writers.connect();
    let broken: Error | undefined;
    try {
      return await drizzleOn(client).transaction(work, config);
    } catch (error) {
      // Safe cast: what has a failure is an Error.
      if (databaseFailureOf(error) === "unreachable") broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

export type Transaction = Parameters<Parameters<Tables["transaction"]>[0]>[0];

export type Queries = Database | Transaction | Tables;

export interface OpenDatabase {
  db: Database;
  url: string;
  close: () => Promise<void>;
}

export interface DatabaseSettings extends MediaSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

export interface OpenOptions {
  /** A tool may use the database of a running server; a second server may not. */
  role: "server" | "tool";
  /** Called before each attempt to start an embedded database that has died. */
  beforeRestart?: () => Promise<void>;
  /** Ends an upgrade of the embedded database that is under way. */
  signal?: AbortSignal;
}

/** @throws Error for the owner to read, when the database cannot be reached or is in use */
export async function openDatabase(
  env: DatabaseSettings,
  log: Logger,
  options: OpenOptions,
): Promise<OpenDatabase> {
  const timeout = options.role === "tool" ? "tool" : "site";
  const mediaStore = mediaStoreOf(env, ({ message }) =>
    log.warn({ reason: message }, "an original is kept in the database, until npm run move-pictures"),
  );
  if (env.DATABASE_URL !== undefined) {
    return connectDatabase(env.DATABASE_URL, log, timeout, mediaStore).catch((cause: Error) => {
      throw new Error(`The database of DATABASE_URL cannot be used: ${cause.message}`, { cause });
    });
  }
  const server = await openEmbeddedPostgres(join(env.DATA_DIR, "postgres"), log, options);
  try {
    const { db, url, close } = await connectDatabase(server.url, log, timeout, mediaStore);
    return { db, url, close: () => close().finally(server.close) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** @param timeout how long statements may take; a tool's may take as long as they do */
export async function connectDatabase(
  url: string,
  log: Logger,
  timeout: TimeoutProfile = "site",
  mediaStore: MediaStore | null = null,
): Promise<OpenDatabase> {
  await migrateOnce(url, log);
  const { readers, writers, close } = openPools(url, log, timeout);
  return { db: new Database(readers, writers, mediaStore), url, close };
}

/** All queries on one connection. */
export function drizzleOn(client: pg.PoolClient): Tables {
  return drizzle(client, drizzleOptions);
}

/** On a connection of its own: a migration may take longer than any visitor waits. */
async function migrateOnce(url: string, log: Logger): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await migrate(client, log);
    await addSearchLanguages(client);
  } finally {
    // Its end frees the lock.
    await client.end();
  }
}
