import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mediaPath } from "#api/media.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";
import { mediaSettings, startS3Server } from "#tests/support/servers/s3-server.ts";
import { launchSite } from "#tests/support/servers/start-site.ts";
import { startTool } from "#tests/support/servers/start-tool.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";

test("the store is taken into use, lost from sight and given up again, and no picture is lost", async () => {
  const store = await startS3Server();
  const folder = await makeDataFolder();
  const settings = mediaSettings(store);
  const start = (more: Record<string, string> = {}) => {
    const site = launchSite({ DATA_DIR: folder, STARTER_POSTS: "off", ...more });
    onTestFinished(() => void site.end("SIGKILL"));
    return site;
  };
  let site = start();
  const file = await jpegFile(800, 400);
  const { cover } = await (await signedInClient(await site.url)).createPost(hungarianPost("Túra"), { file });
  // A size that nobody has asked for yet, so that the original is needed.
  const isDrawn = async (width: 320 | 640 | 1280) =>
    (await fetch((await site.url) + mediaPath(cover?.hash ?? "", width, "webp"))).ok;
  await site.end("SIGTERM");

  // Killed between the file and the word of it: its database is taken over by the next start, which goes on.
  const killed = Promise.withResolvers<unknown>();
  store.intercept = ({ method }) => {
    if (method === "PUT") killed.resolve(site.end("SIGKILL"));
    return undefined;
  };
  site = start(settings);
  await killed.promise;
  store.intercept = () => undefined;
  site = start(settings);
  await site.url;
  await expect.poll(site.output, { timeout: 60_000 }).toContain("originals of pictures were moved");
  expect(store.objects.size).toBe(1);
  expect(await isDrawn(320)).toBe(true);
  await site.end("SIGTERM");

  site = start();
  await expect(site.url).rejects.toThrow(
    "The originals of 1 pictures are in s3://peru-media/originals, which MEDIA_URL does not name",
  );
  const backup = (name: string, more?: Record<string, string>) =>
    startTool("scripts/backup.ts", folder, [join(folder, name)], more).ended;
  expect(await backup("without", {})).toMatchObject({
    code: 1,
    output: expect.stringContaining("which MEDIA_URL does not name"),
  });
  expect((await backup("with", settings)).output).toContain("Written and read back");

  site = start({ ...settings, MEDIA_MOVE_BACK: "on" });
  await expect.poll(site.output, { timeout: 60_000 }).toContain('"to":"database"');
  store.objects.clear();
  expect(await isDrawn(1280)).toBe(true);
  expect(await site.end("SIGTERM")).toBe(0);
});
