import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { cutOff, pictureFile } from "#tests/support/samples/pictures.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";

// A whole site is started, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

test("a start names the photographs that cannot be shown, and the site shows the others", async () => {
  const folder = await makeDataFolder();
  const places = join(folder, "photographs", "places");
  await mkdir(places, { recursive: true });
  const photo = await pictureFile("jpeg");
  await writeFile(join(places, "limaa.jpg"), photo);
  await writeFile(join(places, "cusco.jpg"), photo);
  await writeFile(join(places, "maras.jpg"), cutOff(photo));
  const site = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off" });
  onTestFinished(() => void site.end("SIGKILL"));
  await expect.poll(site.output, { timeout: 30_000 }).toContain("Is it places/lima?");
  // Nobody has asked for it.
  await expect.poll(site.output, { timeout: 30_000 }).toMatch(/maras\.jpg.*a photograph cannot be shown/);
  expect(site.output()).not.toContain("cusco");
  const answer = await fetch(`${site.url}/pictures/places/cusco.svg`);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(await site.end("SIGTERM")).toBe(0);
});
