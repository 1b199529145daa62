import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/storage/database.ts";
import { findFreePort, openCluster } from "#server/storage/postgres/postgres-cluster.ts";
import { fetchPrograms } from "#server/storage/postgres/upgrade/fetch-programs.ts";
import { launchSite, startSite, type SiteProcess } from "#tests/support/servers/start-site.ts";
import { startTool } from "#tests/support/servers/start-tool.ts";
import { openTestServer } from "#tests/support/servers/test-server.ts";
import { differences, readWholeSite } from "#tests/support/servers/whole-site.ts";
import { countRows, makeFormerFolder, type FormerFolder } from "#tests/support/storage/former-cluster.ts";
import { copyCluster, testLog } from "#tests/support/storage/start-shared-postgres.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

// From PostgreSQL 17, whose programs npm really fetches, to the installed one.

const major = 17;

let full: Promise<FormerFolder> | undefined;

async function makeFormer(): Promise<FormerFolder> {
  const native = await fetchPrograms(major, await makeTemporaryFolder(afterAll));
  return makeFormerFolder(native, afterAll);
}

/** A data folder of its own, of the former version, with a full site in it. */
async function copyFormer(): Promise<FormerFolder> {
  const former = await (full ??= makeFormer());
  const folder = await makeTemporaryFolder();
  const path = join(folder, "postgres");
  await copyCluster(former.path, path);
  return { ...former, folder, path };
}

const versionOf = async (path: string) => (await readFile(join(path, "PG_VERSION"), "utf8")).trim();

function settingsFor(folder: string): Record<string, string> {
  return { DATA_DIR: folder, STARTER_POSTS: "off", BACKUPS: "off" };
}

/** The upgraded database, opened as a start does, holds and answers what the former one did. */
async function expectWhole({ folder, path, answers, counts }: FormerFolder): Promise<void> {
  expect(await versionOf(path)).toBe("18");
  const { db, url, close } = await openDatabase({ DATA_DIR: folder }, testLog, { role: "server" });
  onTestFinished(close);
  expect(await countRows(url)).toEqual(counts);
  const server = await openTestServer({ db });
  expect(differences(await readWholeSite(server.app), answers)).toEqual([]);
}

async function findCached(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.includes("-kept-"));
}

test("npm start upgrades a data folder of the former version by itself, and answers as before", async () => {
  const former = await copyFormer();
  expect(await versionOf(former.path)).toBe("17");
  const site = await startSite(settingsFor(former.folder));
  expect(site.output()).toContain("the database was upgraded");
  expect((await fetch(`${site.url}/hu/blog`)).status).toBe(200);
  expect(await site.end("SIGTERM")).toBe(0);

  expect(existsSync(`${former.path}-upgrade`)).toBe(false);
  const kept = await findCached(former.folder);
  expect(kept).toHaveLength(1);
  expect(await versionOf(join(former.folder, kept[0] ?? ""))).toBe("17");
  await expectWhole(former);
});

test("npm run upgrade-database does it while the site is stopped, and a second time has nothing to do", async () => {
  const former = await copyFormer();
  const run = () => startTool("scripts/upgrade-database.ts", former.folder, []).ended;
  const first = await run();
  expect(first.output).toContain(`\npublic.posts: ${former.counts["public.posts"]}\n`);
  expect(first.output).toContain("Upgraded from PostgreSQL 17 to 18, and compared row by row");
  expect(first.code).toBe(0);
  expect((await run()).output).toContain("nothing was done");
  await expectWhole(former);
});

/** Ends when the process has printed it. */
async function printed(site: SiteProcess, words: string): Promise<void> {
  await expect.poll(() => site.output(), { timeout: 60_000, interval: 5 }).toContain(words);
}

test.each(["starting both databases", "public.accounts", "public.post_translations", "tables compared"])(
  "killed at “%s”, the next start upgrades it all the same, from a former database that has lost nothing",
  async (moment) => {
    const former = await copyFormer();
    const first = launchSite(settingsFor(former.folder));
    await printed(first, moment);
    await first.end("SIGKILL");
    const site = await startSite(settingsFor(former.folder));
    expect(await site.end("SIGTERM")).toBe(0);
    await expectWhole(former);
  },
);

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s ends the command, and the former database is as it was", async (signal, code) => {
  const former = await copyFormer();
  const tool = startTool("scripts/upgrade-database.ts", former.folder, []);
  tool.child.stdout?.once("data", () => tool.child.kill(signal));
  const ended = await tool.ended;
  expect(ended.output).toContain(`Stopped by ${signal}; the database is as it was`);
  expect(ended.code).toBe(code);
  expect(await versionOf(former.path)).toBe("17");
  expect(await findCached(former.folder)).toEqual([]);
  expect(existsSync(join(former.path, "postmaster.pid"))).toBe(false);
  // The release before this one can go on with it.
  const native = await fetchPrograms(major, `${former.path}-upgrade`);
  const cluster = await openCluster(former.path, { native });
  await cluster.start(await findFreePort());
  await cluster.stop(60);
  expect(await startTool("scripts/upgrade-database.ts", former.folder, []).ended).toMatchObject({ code: 0 });
  await expectWhole(former);
});

test("a signal ends a start in the middle of an upgrade at once, and cleanly", async () => {
  const former = await copyFormer();
  const site = launchSite(settingsFor(former.folder));
  await printed(site, "starting both databases");
  expect(await site.end("SIGTERM")).toBe(0);
  expect(site.output()).toContain("Stopped");
  expect(await versionOf(former.path)).toBe("17");
  expect(await readdir(former.folder)).not.toContain("postgres-upgraded");
  expect(existsSync(join(former.path, "postmaster.pid"))).toBe(false);
});
