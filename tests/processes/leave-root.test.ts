import { chmod, lstat, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, type TestContext } from "vitest";
import { mediaPath } from "#api/media.ts";
import { parseEnv } from "#server/env.ts";
import { prepareUser } from "#server/leave-root.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";
import { databaseProcess, usersOf } from "#tests/support/servers/running-processes.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

function needRoot({ skip }: TestContext): void {
  skip(process.getuid?.() !== 0, "only root can become another user");
}

test("started by root the site goes on as the database's user: it saves, restarts its database and ends cleanly", async (context) => {
  needRoot(context);
  const folder = await makeDataFolder();
  // As an earlier release has left it.
  await mkdir(join(folder, "cache/media/old"), { recursive: true });
  const { uid } = await stat(join(folder, "postgres"));
  const compiled = await makeTemporaryFolder();
  const site = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off", NODE_COMPILE_CACHE: compiled });
  onTestFinished(() => void site.end("SIGKILL"));
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
  await expect.poll(() => site.output()).toContain("the embedded database is back");
  // The site finds it a moment later.
  const titles = () => api.listPosts("hu").then((posts) => posts.map(({ title }) => title), String);
  await expect.poll(titles).toEqual(["Kép"]);
  expect((await lstat(join(folder, "cache/media/old"))).uid).toBe(uid);
  expect(await site.end("SIGTERM")).toBe(0);
  await expect(databaseProcess(folder)).rejects.toMatchObject({ code: "ENOENT" });
  expect(await readFile(join(folder, "folder-holder.json"), "utf8")).toBe("");
});

test("where its user may not enter the data folder the site stays root, and says so loudly", async (context) => {
  needRoot(context);
  const folder = await makeTemporaryFolder();
  await chmod(folder, 0o700);
  const user = await prepareUser(parseEnv({ DATA_DIR: folder, DATABASE_URL: inject("postgresUrl") }));
  expect(user?.notice).toMatch(/WARNING: started by root, and stays root, because user \d+ may not read \//);
  expect(user?.runAs).toBeUndefined();
});
