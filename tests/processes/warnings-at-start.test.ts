import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { cutOff, pictureFile } from "#tests/support/samples/pictures.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

test("a start names the photographs that cannot be shown, and a last question to which it gets no answer does not end it", async () => {
  const { url } = await openTestDatabase();
  const folder = await makeTemporaryFolder();
  const places = join(folder, "photographs", "places");
  await mkdir(places, { recursive: true });
  const photo = await pictureFile("jpeg");
  await writeFile(join(places, "limaa.jpg"), photo);
  await writeFile(join(places, "cusco.jpg"), photo);
  await writeFile(join(places, "maras.jpg"), cutOff(photo));
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  // Whether there is an administrator is asked last.
  await other.query("begin; lock table accounts in access exclusive mode");

  const settings = { DATA_DIR: folder, DATABASE_URL: url, STARTER_POSTS: "off", BACKUPS: "off" };
  const site = await startSite(settings);
  onTestFinished(async () => void (await site.end("SIGTERM")));
  await expect.poll(site.output).toContain("Is it places/lima?");
  // Nobody has asked for it.
  await expect.poll(site.output).toMatch(/maras\.jpg.*a photograph cannot be shown/);
  expect(site.output()).not.toContain("cusco");
  const answer = await fetch(`${site.url}/pictures/places/cusco.svg`);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");

  await expect.poll(site.output).toContain("what a start has to tell");
  await other.query("commit");
  expect((await fetch(`${site.url}/api/posts/hu`)).status).toBe(200);
});
