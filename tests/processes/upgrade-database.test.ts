import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import { afterAll, expect, inject, onTestFinished, test, vi } from "vitest";
import { openDatabase, type OpenDatabase } from "#server/storage/database.ts";
import { defaultFolder, migrate, readMigrations } from "#server/storage/migrate.ts";
import { openEmbeddedPostgres } from "#server/storage/postgres/embedded-postgres.ts";
import { openCluster, type Cluster } from "#server/storage/postgres/postgres-cluster.ts";
import { findInstalledPrograms } from "#server/storage/postgres/postgres-programs.ts";
import { upgradeCluster, type UpgradeOptions } from "#server/storage/postgres/upgrade/upgrade-cluster.ts";
import { startTool } from "#tests/support/servers/start-tool.ts";
import { openTestServer } from "#tests/support/servers/test-server.ts";
import { differences, readWholeSite } from "#tests/support/servers/whole-site.ts";
import { withClient } from "#tests/support/storage/copy-database.ts";
import { countRows, makeFormerFolder, type FormerFolder } from "#tests/support/storage/former-cluster.ts";
import { makeDataFolder, makeFreshDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { mountSmallDisk } from "#tests/support/storage/small-disk.ts";
import { copyCluster, testLog } from "#tests/support/storage/start-shared-postgres.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

// The way from one cluster into another is the same whatever versions they are of: here both are of the installed one.
// `npm run test:upgrade` goes it from another major version.

let full: Promise<FormerFolder> | undefined;

/** A data folder of its own with a full site in it, copied from one that is made once. */
async function copyFormer(): Promise<FormerFolder> {
  const former = await (full ??= makeFormerFolder(undefined, afterAll));
  const folder = await makeTemporaryFolder();
  const path = join(folder, "postgres");
  await copyCluster(former.path, path);
  return { ...former, folder, path };
}

/** A new cluster is copied; `initdb` makes it where that is said. */
async function makeByCopy(path: string): Promise<Cluster> {
  await mkdir(dirname(path), { recursive: true });
  await copyCluster(inject("freshCluster"), path);
  return openCluster(path);
}

async function upgrade(path: string, options: Partial<UpgradeOptions> = {}): Promise<string> {
  const native = await findInstalledPrograms();
  const now = new Date("2026-11-22T08:00:00Z");
  return upgradeCluster(path, { major: 17, native, now, report: () => {}, make: makeByCopy, ...options });
}

async function open(folder: string): Promise<OpenDatabase> {
  const database = await openDatabase({ DATA_DIR: folder }, testLog, { role: "server" });
  onTestFinished(database.close);
  return database;
}

/** Checks that the next start finds the same data as before. */
async function expectWhole({ folder, answers, counts }: FormerFolder): Promise<void> {
  const { db, url } = await open(folder);
  expect(await countRows(url)).toEqual(counts);
  const server = await openTestServer({ db });
  expect(differences(await readWholeSite(server.app), answers)).toEqual([]);
}

/** Works as the superuser. */
async function change<T>(path: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = await openEmbeddedPostgres(path, testLog, { role: "server" });
  try {
    return await withClient(server.superuserUrl, work);
  } finally {
    await server.close();
  }
}

test("a cluster is upgraded with every row of every table, the former one is kept, and the site map's numbers go on", async () => {
  const former = await copyFormer();
  const { path, folder, counts } = former;
  expect(counts).toMatchObject({ "public.posts": 3, "public.sessions": expect.any(Number) });
  expect(counts["public.audit_events"]).toBeGreaterThan(3);
  const next = (client: pg.Client) => client.query("select nextval('sitemap_places')::int as place");
  const [before] = (await change(path, next)).rows;
  const seen: string[] = [];
  const report = (what: string, done: number) => void seen.push(`${what}: ${done}`);
  const kept = await upgrade(path, { report, make: openCluster });
  expect(kept).toBe(`${path}-17-kept-2026-11-22`);
  expect(seen).toContain("public.posts: 3");
  const names = async () => (await readdir(folder)).filter((name) => name.startsWith("postgres")).toSorted();
  expect(await names()).toEqual(["postgres", "postgres-17-kept-2026-11-22"]);

  // A second one on the same day, which ends between the two steps of its swap: the next start makes the second step.
  expect(await upgrade(path)).toBe(`${path}-17-kept-2026-11-22-2`);
  await rename(path, `${path}-upgraded`);
  expect((await change(path, next)).rows).toEqual([{ place: before.place + 1 }]);
  expect(await names()).toEqual(["postgres", "postgres-17-kept-2026-11-22", "postgres-17-kept-2026-11-22-2"]);
  await expectWhole(former);
});

test("tables of an earlier release are copied as they are, not from a copy that the cluster went on after", async () => {
  const folder = await makeFreshDataFolder();
  const path = join(folder, "postgres");
  const upTo = (await readMigrations(defaultFolder)).length - 1;
  await change(path, async (client) => {
    await migrate(client, testLog, { folder: defaultFolder, timeout: 0, upTo });
    await client.query("insert into one_time_jobs (name) values ('mine')");
  });
  const stale = `${path}-upgraded`;
  await copyCluster(path, stale);
  await change(path, (client) => client.query("insert into one_time_jobs (name) values ('later')"));
  await upgrade(path);
  expect(existsSync(stale)).toBe(false);
  const count = "select count(*)::int as count from drizzle.__drizzle_migrations";
  expect((await change(path, (client) => client.query(count))).rows).toEqual([{ count: upTo }]);
  // The next start brings them up to date.
  const { db } = await open(folder);
  expect((await db.execute(count)).rows).toEqual([{ count: upTo + 1 }]);
  const jobs = await db.execute("select name from one_time_jobs where name in ('mine', 'later') order by 1");
  expect(jobs.rows).toEqual([{ name: "later" }, { name: "mine" }]);
});

test("refused for what the owner has put into the database, or stopped at any moment, it leaves the former cluster as it was", async () => {
  const former = await copyFormer();
  await change(former.path, async (client) => {
    await client.query("create table recipes (id int)");
    await client.query("create database other");
  });
  await expect(upgrade(former.path)).rejects.toThrow(
    "it holds what no release of this site has made, or lacks what one has (column public.recipes.id integer, database other, table public.recipes)",
  );
  await change(former.path, async (client) => {
    await client.query("drop table recipes");
    await client.query("drop database other");
  });
  for (const moment of ["starting both databases", "public.posts", "tables compared"]) {
    const stopping = new AbortController();
    const report = (what: string) => void (what === moment && stopping.abort(new Error(`enough: ${moment}`)));
    await expect(upgrade(former.path, { report, signal: stopping.signal })).rejects.toThrow(
      `enough: ${moment}`,
    );
    expect(await readdir(`${former.path}-upgrade`), moment).toEqual([]);
    expect(existsSync(join(former.path, "postmaster.pid")), moment).toBe(false);
  }
  await expectWhole(former);
});

test("without enough room it is refused before anything is done", async (context) => {
  const disk = await mountSmallDisk(200);
  if (!disk) return context.skip();
  const path = join(disk.folder, "postgres");
  await copyCluster(inject("migratedCluster"), path);
  await expect(upgrade(path)).rejects.toThrow(
    /it needs \d+ MB of room on the disk of .*, and \d+ MB are free/,
  );
  expect(await readdir(disk.folder)).toEqual(["postgres"]);
});

/** A data folder that says it is of another version; nobody starts it. */
async function pretend(version: string): Promise<{ folder: string; files: () => Promise<string[]> }> {
  const folder = await makeTemporaryFolder();
  await mkdir(join(folder, "postgres", "base"), { recursive: true });
  await writeFile(join(folder, "postgres", "PG_VERSION"), `${version}\n`);
  return {
    folder,
    files: async () => (await readdir(join(folder, "postgres"), { recursive: true })).toSorted(),
  };
}

/** A registry that nobody answers for, and a cache that holds nothing. */
async function goOffline(): Promise<void> {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:1");
  vi.stubEnv("npm_config_cache", await makeTemporaryFolder());
}

const silent = pino({ level: "silent" });

test("without the network a start says what is to be done, and nothing has changed", async () => {
  const { folder, files } = await pretend("17");
  const before = await files();
  await goOffline();
  await expect(openEmbeddedPostgres(join(folder, "postgres"), silent, { role: "server" })).rejects.toThrow(
    /is of PostgreSQL 17, and this release brings 18\. It could not be upgraded, and is as it was: npm: .*ECONNREFUSED/,
  );
  expect(await files()).toEqual(before);
  expect(await readFile(join(folder, "postgres", "PG_VERSION"), "utf8")).toBe("17\n");
});

test.each([
  ["tool", "17", "Upgrade it first, by npm run upgrade-database or the next npm start"],
  ["server", "12", "this release does not know the programs of PostgreSQL 12"],
  ["server", "99", "is of PostgreSQL 99, and this release brings 18: it is an earlier one"],
] as const)("a %s on a database of PostgreSQL %s says: %s", async (role, version, words) => {
  const { folder, files } = await pretend(version);
  const before = await files();
  await expect(openEmbeddedPostgres(join(folder, "postgres"), silent, { role })).rejects.toThrow(words);
  expect(await files()).toEqual(before);
});

test("the command does nothing where nothing is to be done, and refuses what it does not know", async () => {
  const folder = await makeDataFolder();
  const run = (args: string[], where = folder, settings?: Record<string, string>) =>
    startTool("scripts/upgrade-database.ts", where, args, settings).ended;
  const [done, usage, other] = await Promise.all([
    run([]),
    run(["now"], "nowhere"),
    run([], "nowhere", { DATABASE_URL: "postgres://127.0.0.1:1/none" }),
  ]);
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining("nothing was done") });
  expect(usage).toMatchObject({ code: 2, output: expect.stringContaining("Usage") });
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining("not the site's own") });
});
