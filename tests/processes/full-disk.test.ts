import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { fillLog, openSuperuserClient } from "#tests/support/storage/superuser-client.ts";
import { mountSmallDisk } from "#tests/support/storage/small-disk.ts";
import { copyCluster } from "#tests/support/storage/start-shared-postgres.ts";

const megabyte = 1024 * 1024;

const saved = (title: string) => ({ translations: { hu: { title } } });

test("with little room posts are refused; with none the database gives up, comes back by the reserve file, and without one when there is room", async (context) => {
  const disk = await mountSmallDisk(260);
  if (!disk) return context.skip();
  const dataFolder = join(disk.folder, "data");
  await mkdir(dataFolder);
  await copyCluster(inject("migratedCluster"), join(dataFolder, "postgres"));
  const reserveFile = join(dataFolder, "cache", "reserved-space");
  await mkdir(join(dataFolder, "cache"));
  await writeFile(reserveFile, Buffer.alloc(64 * megabyte, "x"));
  const settings = { DATA_DIR: dataFolder, STARTER_POSTS: "off", BACKUPS: "off", MIN_FREE_MB: "40" };
  const site = await startSite(settings);
  onTestFinished(async () => void (await site.end("SIGTERM")));
  const api = await signedInClient(site.url);
  const get = async (path: string) => {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    // A page that cannot be kept brings its data along in a script.
    return { status: answer.status, text: (await answer.text()).replace(/<script\b.*?<\/script>/gs, "") };
  };
  const save = (title: string) => api.createPost(hungarianPost(title)).catch((error: unknown) => error);
  await save("Első");

  await disk.fill(30 * megabyte);
  // The room is measured once a second: until then a post is stored.
  await expect.poll(() => save("Kevés hely")).toMatchObject({ status: 507, code: "no_space" });
  const seen = await get("/hu/blog");
  expect(seen.status).toBe(200);
  expect((await get("/hu/post/elso")).status).toBe(200);
  expect(existsSync(reserveFile)).toBe(true);

  // PostgreSQL ends when it cannot write its log. Connected before, because the site gives up the reserve file within a second.
  const log = await openSuperuserClient(dataFolder);
  await disk.fill();
  const end = await fillLog(log);
  expect(await get("/hu/blog")).toEqual(seen);
  expect((await get("/en/peru-weather")).status).toBe(200);
  await expect.poll(site.output).toContain("the reserve file was given up");
  // Where the site was the faster one, there was room for the log.
  if (end !== "there was room") await expect.poll(site.output).toContain("the embedded database is back");
  expect(existsSync(reserveFile)).toBe(false);
  // Reading is still possible; writes that would fill the rest are refused.
  await expect.poll(async () => (await get("/hu/post/elso")).status).toBe(200);
  await disk.fill(30 * megabyte);
  await expect.poll(() => save("Még kevés")).toMatchObject({ code: "no_space" });

  await disk.empty();
  await expect.poll(() => save("Utána")).toMatchObject(saved("Utána"));
  const titles = (await api.listPosts("hu")).map(({ title }) => title);
  expect([titles[0], titles.at(-1)]).toEqual(["Utána", "Első"]);

  // Once more, with nothing to give up.
  await writeFile(reserveFile, "");
  const seenThen = await get("/hu/blog");
  const failures = () => site.output().split("the embedded database cannot be started").length;
  const failuresBefore = failures();
  const fullLog = await openSuperuserClient(dataFolder);
  await disk.fill();
  expect(await fillLog(fullLog)).not.toBe("there was room");
  await expect.poll(failures).toBeGreaterThan(failuresBefore);
  expect(await get("/hu/blog")).toEqual(seenThen);
  expect((await get("/es/blog")).status).toBe(503);
  expect((await get("/es/clima-peru")).status).toBe(200);
  await disk.empty();
  await expect.poll(() => save("Végül")).toMatchObject(saved("Végül"));
});
