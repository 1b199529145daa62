import { chmod, lstat, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import { mediaPath } from "#api/media.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";
import { startSite, type RunningSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

function needRoot({ skip }: TestContext): void {
  skip(process.getuid?.() !== 0, "only root can become another user");
}

async function start(settings: Record<string, string>): Promise<RunningSite> {
  const site = await startSite({ STARTER_POSTS: "off", ...settings });
  onTestFinished(() => void site.end("SIGKILL"));
  return site;
}

/** Real, effective, saved and file system's user, as Linux has them. */
async function usersOf(pid: number): Promise<number[]> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return (/^Uid:\t(.*)$/m.exec(status)?.[1] ?? "").split("\t").map(Number);
}

async function databaseProcess(folder: string): Promise<number> {
  return Number((await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
}

test("started by root the site goes on as the database's user: it saves, restarts its database and ends cleanly", async (context) => {
  needRoot(context);
  const folder = await makeDataFolder();
  // As an earlier release has left it.
  await mkdir(join(folder, "cache/media/old"), { recursive: true });
  const { uid } = await stat(join(folder, "postgres"));
  const compiled = await makeTemporaryFolder();
  const site = await start({ DATA_DIR: folder, NODE_COMPILE_CACHE: compiled });
  expect((await readdir(compiled, { recursive: true })).length, "for a quicker start").toBeGreaterThan(100);
  expect(site.output()).toContain(`Started by root: the site goes on as user ${uid}`);
  expect(await usersOf(site.pid)).toEqual([uid, uid, uid, uid]);

  const api = await signedInClient(site.url);
  const { cover } = await api.createPost(hungarianPost("Kép"), { file: await jpegFile() });
  const picture = mediaPath(cover?.hash ?? "", 320, "webp");
  expect((await fetch(new URL(picture, site.url))).status).toBe(200);
  // What is prepared on demand is kept, so the site may write there.
  await expect.poll(() => readdir(join(folder, "cache/media"))).toHaveLength(2);
  process.kill(await databaseProcess(folder), "SIGKILL");
  await expect.poll(() => site.output(), { timeout: 60_000 }).toContain("the embedded database is back");
  // The site finds it a moment later.
  const titles = () => api.listPosts("hu").then((posts) => posts.map(({ title }) => title), String);
  await expect.poll(titles, { timeout: 60_000 }).toEqual(["Kép"]);
  expect((await lstat(join(folder, "cache/media/old"))).uid).toBe(uid);
  expect(await site.end("SIGTERM")).toBe(0);
  await expect(databaseProcess(folder)).rejects.toMatchObject({ code: "ENOENT" });
  expect(await readFile(join(folder, "folder-holder.json"), "utf8")).toBe("");
});

test("of several processes those that serve are not root", async (context) => {
  needRoot(context);
  const folder = await makeDataFolder();
  const { uid } = await stat(join(folder, "postgres"));
  const site = await start({ DATA_DIR: folder, WEB_CONCURRENCY: "2" });
  const children = async () =>
    (await readFile(`/proc/${site.pid}/task/${site.pid}/children`, "utf8")).trim().split(" ").map(Number);
  for (const pid of await children()) expect(await usersOf(pid)).toEqual([uid, uid, uid, uid]);
  expect((await fetch(`${site.url}/hu/blog`)).status).toBe(200);
  expect(await site.end("SIGTERM")).toBe(0);
});

test("where its user may not enter the data folder the site stays root, and says so loudly", async (context) => {
  needRoot(context);
  const folder = await makeTemporaryFolder();
  await chmod(folder, 0o700);
  const { url } = await openTestDatabase();
  const site = await start({ DATA_DIR: folder, DATABASE_URL: url });
  expect(site.output()).toMatch(/WARNING: started by root, and stays root, because user \d+ may not read \//);
  expect(await usersOf(site.pid)).toEqual([0, 0, 0, 0]);
  expect(await site.end("SIGTERM")).toBe(0);
});
