import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { launchSite, startSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const root = join(import.meta.dirname, "..", "..");

async function databaseFile(folder: string): Promise<string> {
  return readFile(join(folder, "postgres", "postmaster.pid"), "utf8");
}

test.each([0, 150, 600, 1500])(
  "a signal %i ms into the first start ends it with its database",
  async (delay) => {
    const folder = await makeTemporaryFolder();
    const site = launchSite({ DATA_DIR: folder, STARTER_POSTS: "off" });
    await expect.poll(site.output, { timeout: 30_000 }).toContain("Starting the database");
    await sleep(delay);
    expect(await site.end("SIGTERM")).toBe(0);
    await expect(databaseFile(folder)).rejects.toMatchObject({ code: "ENOENT" });
    expect((await readdir(folder)).filter((name) => name.startsWith("postgres."))).toEqual([]);
  },
);

test("a stale pid file that names another PostgreSQL does not keep the site from starting", async () => {
  const other = await makeDataFolder();
  const neighbour = await startSite({ DATA_DIR: other, STARTER_POSTS: "off" });
  onTestFinished(() => void neighbour.end("SIGTERM"));
  const folder = await makeDataFolder();
  const first = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off" });
  const lines = (await databaseFile(folder)).split("\n");
  expect(await first.end("SIGTERM")).toBe(0);

  lines[0] = (await databaseFile(other)).split("\n")[0] ?? "";
  lines[3] = "1";
  await writeFile(join(folder, "postgres", "postmaster.pid"), lines.join("\n"));
  const second = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off" });
  expect((await fetch(`${second.url}/api/posts/hu`)).status).toBe(200);
  expect(await second.end("SIGTERM")).toBe(0);
});

test("while developing, the site stays up, starts again when the server changes, and ends with its database", async () => {
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    scripts: Record<"dev", string>;
  };
  const folder = await makeDataFolder();
  const [, , ...args] = scripts.dev.split(" ");
  const site = launchSite({ DATA_DIR: folder, STARTER_POSTS: "off" }, args);
  onTestFinished(() => void site.end("SIGKILL"));
  const starts = () => site.output().split("is at http").length - 1;
  const url = await site.url;
  expect((await fetch(`${url}/hu/blog`)).status).toBe(200);
  const now = new Date();
  await utimes(join(root, "server", "env.ts"), now, now);
  await expect.poll(starts, { timeout: 60_000 }).toBe(2);
  // Node says so each time it sees a change: what the start itself writes must be none.
  expect(site.output().match(/Restarting/g)).toHaveLength(1);
  await site.end("SIGTERM");
  await expect.poll(() => databaseFile(folder).catch(() => "gone"), { timeout: 20_000 }).toBe("gone");
});
