import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { Logger } from "pino";
import * as schema from "./schema.ts";

interface Migration {
  tag: string;
  /** Milliseconds since 1970; the newest has the greatest. */
  when: number;
  hash: string;
  /** The hash of the same file as Git checks it out on Windows, where earlier releases let it. */
  hashOnWindows: string;
  statements: string[];
}

interface MigrateOptions {
  folder: string;
  /** Milliseconds to wait for another process that migrates. */
  timeout: number;
  /** How many migrations the database is to have had in the end, for a copy of one that has had fewer; all when left out. */
  upTo?: number;
}

/** The folder of this release's migrations. */
export const defaultFolder = join(import.meta.dirname, "migrations");

const defaults: MigrateOptions = { folder: defaultFolder, timeout: 300_000 };

/** Key of an advisory lock; docs/architecture.md lists all of them. */
export const migrationLock = 52_110_001;

/**
 * Brings the tables up to date, or changes nothing. One of several starting processes does it, and the others wait.
 *
 * @param client with a session of its own: the lock is the session's, so its end frees it after a failure
 * @throws Error for the owner to read: the database is a newer release's or somebody else's, a migration failed with
 *   PostgreSQL's reason, or another process has been at it for too long
 */
export async function migrate(
  client: pg.ClientBase,
  log: Logger,
  { folder, timeout, upTo }: MigrateOptions = defaults,
): Promise<void> {
  const migrations = (await readMigrations(folder)).slice(0, upTo);
  await takeMigrationLock(client, log, timeout);
  const applied = await findApplied(client);
  const missing = findMissing(migrations, applied);
  if (applied.length === 0) await refuseForeignTables(client);
  if (missing.length > 0) await apply(client, missing);
  await client.query("select pg_advisory_unlock($1), set_config('application_name', '', false)", [
    migrationLock,
  ]);
}

/** Drizzle's journal and files, with the hashes that Drizzle's own migrator writes into the database. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  // Safe cast: drizzle-kit writes this file.
  const journal = JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const text = (await readFile(join(folder, `${tag}.sql`), "utf8")).replaceAll("\r\n", "\n");
      const hashOf = (form: string) => createHash("sha256").update(form).digest("hex");
      const statements = text.split("--> statement-breakpoint");
      return {
        tag,
        when,
        hash: hashOf(text),
        hashOnWindows: hashOf(text.replaceAll("\n", "\r\n")),
        statements,
      };
    }),
  );
}

/** The session lasts as long as the process that migrates, so the lock cannot be left behind. */
async function takeMigrationLock(client: pg.ClientBase, log: Logger, timeout: number): Promise<void> {
  const begun = Date.now();
  await client.query("select set_config('application_name', $1, false)", [
    `migration, process ${process.pid} on ${hostname()}`.slice(0, 63),
  ]);
  for (let hasLogged = false; ;) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      migrationLock,
    ]);
    if (rows[0]?.taken) return;
    const waited = Date.now() - begun;
    // Processes that start together wait for a moment; that is no news.
    if (waited > Math.min(1000, timeout)) {
      const holder = await findLockHolder(client);
      if (waited > timeout) {
        throw new Error(
          `Another process has been bringing the database up to date for more than ${Math.round(timeout / 1000)} s (${holder}). If it hangs, end it and start again.`,
        );
      }
      if (!hasLogged)
        log.warn({ holder }, "another process is bringing the database up to date; waiting for it");
      hasLogged = true;
    }
    await sleep(100);
  }
}

async function findLockHolder(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select format('%s; PostgreSQL''s process %s, connected since %s', application_name, pid, backend_start) as holder
       from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and objid = $1
        and database = (select oid from pg_database where datname = current_database())`,
    [migrationLock],
  );
  return rows[0]?.holder ?? "it is just ending";
}

/** The hashes, oldest first. */
async function findApplied(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  // Asked for first, because a role that may not make them may still use those that are there.
  if (rows[0].found === null) {
    await client.query(`
      create schema if not exists drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  }
  const applied = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at, id",
  );
  return applied.rows.map(({ hash }) => hash);
}

function findMissing(migrations: Migration[], applied: string[]): Migration[] {
  const known = (hash: string) => (migration: Migration) =>
    hash === migration.hash || hash === migration.hashOnWindows;
  const unknown = applied.filter((hash) => !migrations.some(known(hash)));
  if (unknown.length > 0) {
    throw new Error(
      `The database has ${unknown.length} of its ${applied.length} migrations from another release of the site, most likely a newer one (the first is ${unknown[0]}). Start that release, or restore a backup from before it.`,
    );
  }
  const misplaced = migrations.find((migration, index) => {
    const hash = applied[index];
    return hash !== undefined && !known(hash)(migration);
  });
  if (misplaced) {
    throw new Error(
      `The database lacks the migration ${misplaced.tag} but has later ones, so it cannot be brought up to date by itself. Start the release that it is of, or restore a backup from before the later ones.`,
    );
  }
  return migrations.slice(applied.length);
}

async function refuseForeignTables(client: pg.ClientBase): Promise<void> {
  const own = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename = any($1) order by 1",
    [own],
  );
  if (rows.length === 0) return;
  throw new Error(
    `The database has tables of the site's names that this site did not make (${rows.map(({ name }) => name).join(", ")}). Give it a database of its own.`,
  );
}

/** All in one transaction: the database is never between two releases. */
async function apply(client: pg.ClientBase, migrations: Migration[]): Promise<void> {
  await client.query("begin");
  // A table that somebody else has locked is no reason to hang.
  await client.query("set local lock_timeout = '60s'");
  for (const { tag, when, hash, statements } of migrations) {
    try {
      for (const statement of statements) await client.query(statement);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      await client.query("rollback");
      throw new Error(
        `The tables could not be brought up to date, and are as they were. PostgreSQL refused ${tag}: ${reason}`,
        { cause },
      );
    }
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      when,
    ]);
  }
  await client.query("commit");
}
