import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mediaPath } from "#api/media.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { mediaSettings, startS3Server } from "#tests/support/servers/s3-server.ts";
import { launchSite } from "#tests/support/servers/start-site.ts";
import { startTool } from "#tests/support/servers/start-tool.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

test("the store is taken into use, lost from sight and given up again, and no picture is lost", async () => {
  const { db, url } = await openTestDatabase();
  const server = await openSignedInServer({ db });
  const file = await jpegFile(800, 400);
  const { cover } = await server.api.createPost(hungarianPost("Túra"), { file });
  const store = await startS3Server();
  const folder = await makeTemporaryFolder();
  const withStore = { ...mediaSettings(store), DATABASE_URL: url };
  const start = (settings: Record<string, string>) => {
    const site = launchSite({ DATA_DIR: folder, STARTER_POSTS: "off", BACKUPS: "off", ...settings });
    onTestFinished(() => void site.end("SIGKILL"));
    return site;
  };

  // Killed between the file and the word of it: the next start goes on.
  const killed = Promise.withResolvers<unknown>();
  store.intercept = ({ method }) => {
    if (method === "PUT") killed.resolve(first.end("SIGKILL"));
    return undefined;
  };
  const first = start(withStore);
  await killed.promise;
  store.intercept = () => undefined;
  const second = start(withStore);
  // A size that nobody has asked for yet, so that the original is needed.
  const isDrawn = async (url: string, width: 320 | 640 | 1280) =>
    (await fetch(url + mediaPath(cover?.hash ?? "", width, "webp"))).ok;
  await expect.poll(second.output).toContain("originals of pictures were moved");
  expect(store.objects.size).toBe(1);
  expect(await isDrawn(await second.url, 320)).toBe(true);
  const backup = startTool("scripts/backup.ts", folder, [join(folder, "site.backup")], withStore);
  expect((await backup.ended).output).toContain("Written and read back");
  await second.end("SIGTERM");

  await expect(start({ DATABASE_URL: url }).url).rejects.toThrow(
    "The originals of 1 pictures are in s3://peru-media/originals, which MEDIA_URL does not name",
  );

  const last = start({ ...withStore, MEDIA_MOVE_BACK: "on" });
  await expect.poll(last.output).toContain('"to":"database"');
  store.objects.clear();
  expect(await isDrawn(await last.url, 1280)).toBe(true);
  expect(await last.end("SIGTERM")).toBe(0);
});
