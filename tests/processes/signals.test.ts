import { existsSync, readdirSync } from "node:fs";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { openEmbeddedPostgres } from "#server/storage/postgres/embedded-postgres.ts";
import { launchSite, type SiteProcess } from "#tests/support/servers/start-site.ts";
import { withClient } from "#tests/support/storage/copy-database.ts";
import { makeDataFolder, makeFreshDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { testLog } from "#tests/support/storage/start-shared-postgres.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const root = join(import.meta.dirname, "..", "..");

async function databaseFile(folder: string): Promise<string> {
  return readFile(join(folder, "postgres", "postmaster.pid"), "utf8");
}

/** A cluster that is not complete yet has a name of its own. */
const unfinished = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith("postgres."));

/** Moments of a first start, each with the data folder that it begins with and the name of what is there from then on. */
const moments = [
  ["makes its database", makeTemporaryFolder, /^postgres\.\w+$/],
  ["makes its tables", makeFreshDataFolder, /^postgres\/irany-peru-site-password$/],
] as const;

test.each(moments)(
  "a signal while a first start %s ends it with its database",
  async (_, makeFolder, sign) => {
    const folder = await makeFolder();
    const site = launchSite({ DATA_DIR: folder, STARTER_POSTS: "off" });
    const names = () => [...readdirSync(folder), ...namesIn(folder, "postgres")];
    await expect.poll(() => names().some((name) => sign.test(name)), { interval: 5 }).toBe(true);
    expect(await site.end("SIGTERM")).toBe(0);
    await expect(databaseFile(folder)).rejects.toMatchObject({ code: "ENOENT" });
    expect(await unfinished(folder)).toEqual([]);
  },
);

function namesIn(folder: string, name: string): string[] {
  const path = join(folder, name);
  return existsSync(path) ? readdirSync(path).map((entry) => `${name}/${entry}`) : [];
}

test("a stale pid file that names another PostgreSQL does not keep the database from starting", async () => {
  const folder = await makeDataFolder();
  const open = () => openEmbeddedPostgres(join(folder, "postgres"), testLog, { role: "server" });
  const first = await open();
  const lines = (await databaseFile(folder)).split("\n");
  await first.close();
  // The one that all tests share runs beside the clusters to copy from.
  const neighbour = await databaseFile(dirname(inject("freshCluster")));
  lines[0] = neighbour.split("\n")[0] ?? "";
  lines[3] = "1";
  await writeFile(join(folder, "postgres", "postmaster.pid"), lines.join("\n"));
  const second = await open();
  onTestFinished(second.close);
  const { rows } = await withClient(second.url, (client) => client.query("select 1 as one"));
  expect(rows).toEqual([{ one: 1 }]);
});

/** Starts what `npm run dev` starts, or another script in the same way. */
async function develop(folder: string, script?: string[]): Promise<SiteProcess> {
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    scripts: Record<"dev", string>;
  };
  const [, , ...args] = scripts.dev.split(" ");
  const usual = args.pop() ?? "";
  const site = launchSite({ DATA_DIR: folder, STARTER_POSTS: "off" }, [...args, ...(script ?? [usual])]);
  // Node then ends what it has started.
  onTestFinished(() => void site.end("SIGTERM"));
  return site;
}

const isGone = (folder: string) => databaseFile(folder).catch(() => "gone");

test("while developing, pages are shown, what a start writes is no change of the server, and the database ends too", async () => {
  const folder = await makeDataFolder();
  const site = await develop(folder);
  const url = await site.url;
  expect((await fetch(`${url}/hu/blog`)).status).toBe(200);
  // Node says so each time it sees a change.
  expect(site.output()).not.toContain("Restarting");
  await site.end("SIGTERM");
  await expect.poll(() => isGone(folder)).toBe("gone");
});

test("what is watched while developing starts again with its database when the server changes", async () => {
  const folder = await makeDataFolder();
  const holder = await develop(folder, ["tests/support/storage/hold-data-folder.ts", folder]);
  await holder.url;
  const starts = () => holder.output().split("is at postgres:").length - 1;
  const now = new Date();
  await utimes(join(root, "server", "env.ts"), now, now);
  await expect.poll(starts).toBe(2);
  expect(holder.output().match(/Restarting/g)).toHaveLength(1);
  await holder.end("SIGTERM");
  await expect.poll(() => isGone(folder)).toBe("gone");
});
