import { cp, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { copyDatabase } from "#tests/support/storage/copy-database.ts";
import { emptyDatabase } from "#tests/support/storage/empty-database.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { connectDatabase } from "./database.ts";
import { migrate, readMigrations } from "./migrate.ts";

const log = pino({ level: "silent" });
const ours = join(import.meta.dirname, "migrations");

interface Entry {
  idx: number;
  tag: string;
  when: number;
}

/** Our migrations, changed: as the journal of another release. */
async function release(
  change: (entries: Entry[]) => Entry[],
  files: Record<string, string> = {},
): Promise<string> {
  const folder = join(await makeTemporaryFolder(), "migrations");
  await cp(ours, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  // Written by drizzle-kit.
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: Entry[] };
  await writeFile(file, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  for (const [tag, text] of Object.entries(files)) await writeFile(join(folder, `${tag}.sql`), text);
  return folder;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function migrateAs(url: string, folder: string, timeout = 60_000): Promise<pg.Client> {
  const client = await connect(url);
  // Ends the connection after a failure, as the site does.
  await migrate(client, log, { folder, timeout }).catch((error: Error) =>
    client.end().then(() => Promise.reject(error)),
  );
  return client;
}

const later = (tag: string, when = Date.parse("2100-01-01")) => ({ idx: 99, tag, when });

test("each migration is newer than the one before it, in a file that begins with its number, and no file is left out", async () => {
  const migrations = await readMigrations(ours);
  const stamps = migrations.map(({ when }) => when);
  expect(stamps).toEqual([...new Set(stamps)].toSorted((one, other) => one - other));
  const files = (await readdir(ours)).filter((name) => name.endsWith(".sql"));
  expect(migrations.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  for (const [index, { tag }] of migrations.entries()) expect(Number(tag.slice(0, 4))).toBe(index);
});

test("an older release does not start on the database of a newer one", async () => {
  const url = await copyDatabase(inject("postgresUrl"), "template");
  const newer = await release((entries) => [...entries, later("0099_newer")], {
    "0099_newer": "create table newer ()",
  });
  await migrateAs(url, newer);
  await expect(connectDatabase(url, log)).rejects.toThrow(
    /from another release of the site, most likely a newer/,
  );
});

test("a migration that comes late, with an older stamp, is told and not passed over", async () => {
  const url = await copyDatabase(inject("postgresUrl"), "template");
  const late = await release(
    ([first, second, ...rest]) =>
      [first, later("0099_late", (first?.when ?? 0) + 1), second, ...rest] as Entry[],
    { "0099_late": "create table late ()" },
  );
  await expect(migrateAs(url, late)).rejects.toThrow("lacks the migration 0099_late but has later ones");
});

test("an edited migration is told", async () => {
  const url = await emptyDatabase();
  await migrateAs(url, await release((entries) => entries.slice(0, 3), { "0001_cover_alt": "select 1" }));
  await expect(connectDatabase(url, log)).rejects.toThrow(/1 of its \d+ migrations from another release/);
});

test("a database that was migrated with the line ends of Windows goes on", async () => {
  const url = await copyDatabase(inject("postgresUrl"), "template");
  const client = await connect(url);
  for (const { hash, hashOnWindows } of await readMigrations(ours)) {
    await client.query("update drizzle.__drizzle_migrations set hash = $1 where hash = $2", [
      hashOnWindows,
      hash,
    ]);
  }
  await (await connectDatabase(url, log)).close();
});

test("tables that the site did not make are told and left alone", async () => {
  const url = await emptyDatabase();
  const client = await connect(url);
  await client.query("create table posts (id int); insert into posts values (1)");
  await expect(connectDatabase(url, log)).rejects.toThrow(/did not make \(posts\)/);
  expect((await client.query("select * from posts")).rows).toEqual([{ id: 1 }]);
});

test("a migration that fails is told with PostgreSQL's reason, and leaves everything as it was", async () => {
  const url = await copyDatabase(inject("postgresUrl"), "template");
  const broken = await release((entries) => [...entries, later("0098_good", 1), later("0099_broken")], {
    "0098_good": "create table good ()",
    "0099_broken": "alter table posts add column id text",
  });
  await expect(migrateAs(url, broken)).rejects.toThrow(
    'are as they were. PostgreSQL refused 0099_broken: column "id" of relation "posts" already exists',
  );
  const { rows } = await (await connect(url)).query("select to_regclass('good') as found");
  expect(rows).toEqual([{ found: null }]);
  await (await connectDatabase(url, log)).close();
});

test("who waits for another process that migrates gives up in the end, and says which it is", async () => {
  const url = await emptyDatabase();
  const other = await connect(url);
  await other.query("set application_name = 'migration, process 7 on peru'");
  await other.query("select pg_advisory_lock(52110001)");
  await expect(migrateAs(url, ours, 0)).rejects.toThrow(
    /for more than 0 s \(migration, process 7 on peru; Postgre/,
  );
  const waiting = migrateAs(url, ours);
  await other.query("select pg_advisory_unlock(52110001)");
  await waiting;
});
