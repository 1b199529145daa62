import { expect, onTestFinished, test } from "vitest";
import type { DeskClient } from "#api/desk/desk-client.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { databaseProcess } from "#tests/support/servers/database-processes.ts";
import { httpClient, signedInClient } from "#tests/support/servers/http-client.ts";
import { startSite, type RunningSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

async function start(folder: string): Promise<RunningSite> {
  const site = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off" });
  onTestFinished(() => void site.end("SIGKILL"));
  return site;
}

interface StreamOfPosts {
  /** The titles that were acknowledged so far. */
  acknowledged: string[];
  /** Publishes no more; kept when the post under way is answered or lost. */
  end: () => Promise<void>;
}

/** Publishes posts one after the other until one is lost; some are acknowledged when this is back. */
async function publishUntilLost(api: DeskClient): Promise<StreamOfPosts> {
  const acknowledged: string[] = [];
  const file = await jpegFile();
  let isEnding = false;
  async function publish(): Promise<void> {
    for (let number = 1; !isEnding; number += 1) {
      const title = `Bejegyzés ${number}`;
      try {
        await api.createPost(hungarianPost(title), { file });
        acknowledged.push(title);
      } catch {
        return;
      }
    }
  }
  const published = publish();
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(2);
  return {
    acknowledged,
    end() {
      isEnding = true;
      return published;
    },
  };
}

test("nothing acknowledged is lost when the process is killed in a stream of writes", async () => {
  const folder = await makeDataFolder();
  const first = await start(folder);
  const api = await signedInClient(first.url);
  const { acknowledged, end } = await publishUntilLost(api);
  await first.end("SIGKILL");
  await end();

  const second = await start(folder);
  const posts = await httpClient(second.url).listPosts("hu");
  const titles = posts.map((post) => post.title);
  expect(titles).toEqual(expect.arrayContaining(acknowledged));
  // At most the one write that was under way may be there too, and then whole.
  expect(titles.length - acknowledged.length).toBeLessThanOrEqual(1);
  for (const post of posts) expect(post.cover).not.toBeNull();
  expect(await second.end("SIGTERM")).toBe(0);
});

test.each([
  ["killed", "SIGKILL"],
  ["stopped", "SIGINT"],
])(
  "nothing acknowledged is lost when the database is %s, and the site goes on by itself",
  async (_, signal) => {
    const folder = await makeDataFolder();
    const site = await start(folder);
    const api = await signedInClient(site.url);
    const { acknowledged, end } = await publishUntilLost(api);
    process.kill(await databaseProcess(folder), signal);
    await expect.poll(() => site.output(), { timeout: 60_000 }).toContain("the embedded database is back");
    // The database may be back so soon that no post was lost.
    await end();
    const listTitles = async () => (await api.listPosts("hu")).map((post) => post.title);
    // It is looked for once a second.
    await expect
      .poll(() => listTitles().catch(() => []), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(acknowledged));
    await api.createPost(hungarianPost("Utána"));
    expect(await site.end("SIGTERM")).toBe(0);
  },
);

test("a second start on the same data folder says that it is in use, and harms nothing", async () => {
  const folder = await makeDataFolder();
  const site = await start(folder);
  await expect(start(folder)).rejects.toThrow(/in use by another process/);
  expect(await httpClient(site.url).listPosts("hu")).toEqual([]);
  expect(await site.end("SIGTERM")).toBe(0);
});

test("an occupied port is told plainly, and the database is stopped again", async () => {
  const site = await start(await makeDataFolder());
  const folder = await makeDataFolder();
  const port = new URL(site.url).port;
  await expect(startSite({ DATA_DIR: folder, PORT: port, STARTER_POSTS: "off" })).rejects.toThrow(
    /The port is taken by another program/,
  );
  await expect(databaseProcess(folder)).rejects.toMatchObject({ code: "ENOENT" });
});

test("wrong settings stop the start with one message that names them all", async () => {
  const wrong = { PORT: "sok", SITE_URL: "irany", DATA_DIR: await makeTemporaryFolder() };
  await expect(startSite(wrong)).rejects.toThrow(/PORT=sok: must be[^]*SITE_URL=irany: must be/);
});

test.each(["SIGINT", "SIGTERM"] as const)("%s ends the site cleanly with its database", async (signal) => {
  const folder = await makeDataFolder();
  const site = await start(folder);
  expect(await databaseProcess(folder)).toBeGreaterThan(0);
  expect(await site.end(signal)).toBe(0);
  // PostgreSQL removes its file as the last thing it does.
  await expect(databaseProcess(folder)).rejects.toMatchObject({ code: "ENOENT" });
});
