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
  const hashes: string[] = [];
  for (const width of [800, 600]) {
    const file = await jpegFile(width, 400);
    hashes.push((await server.api.createPost(hungarianPost(`Túra ${width}`), { file })).cover?.hash ?? "");
  }
  const store = await startS3Server();
  const folder = await makeTemporaryFolder();
  const withStore = { ...mediaSettings(store), DATABASE_URL: url };
  const start = (settings: Record<string, string>) => {
    const site = launchSite({ DATA_DIR: folder, STARTER_POSTS: "off", BACKUPS: "off", ...settings });
    onTestFinished(() => void site.end("SIGKILL"));
    return site;
  };
  const tool = (name: string, args: string[] = []) =>
    startTool(`scripts/${name}.ts`, folder, args, withStore);
  // A size that nobody has asked for yet, so that the originals are needed.
  const areDrawn = async (send: (path: string) => Promise<Response>, width: 320 | 640 | 1280) => {
    const answers = await Promise.all(hashes.map((hash) => send(mediaPath(hash, width, "webp"))));
    return answers.every(({ ok }) => ok);
  };

  // Killed between the second file and the word of it: the originals are in both stores.
  const killed = Promise.withResolvers<unknown>();
  store.intercept = ({ method }) => {
    if (method === "PUT" && store.objects.size === 1) killed.resolve(first.child.kill("SIGKILL"));
    return undefined;
  };
  const first = tool("move-pictures");
  await killed.promise;
  await first.ended;
  store.intercept = () => undefined;
  const split = start({
    ...withStore,
    MEDIA_MOVE_BACK: "on",
    DATABASE_REPLICA_URL: "postgres://anna:titok@away/x",
  });
  const splitUrl = await split.url;
  const fromSplit = (path: string) => fetch(splitUrl + path);
  expect(await areDrawn(fromSplit, 320)).toBe(true);
  expect(split.output()).toContain("Originals still in the database: 1.");
  expect(split.output()).toContain("The setting MEDIA_MOVE_BACK is gone");
  expect(split.output().split("DATABASE_REPLICA_URL is gone")).toHaveLength(2);
  expect(split.output()).not.toContain("titok");

  const moved = await tool("move-pictures").ended;
  expect(moved.output).toContain(
    "Copied and read back: 1. In s3://peru-media/originals are now 2 originals.",
  );
  expect(store.objects.size).toBe(2);
  expect(await areDrawn(fromSplit, 640)).toBe(true);
  expect((await tool("backup", [join(folder, "site.backup")]).ended).output).toContain(
    "Written and read back",
  );
  await split.end("SIGTERM");

  await expect(start({ DATABASE_URL: url }).url).rejects.toThrow(
    "The originals of 2 pictures are in s3://peru-media/originals, which MEDIA_URL does not name",
  );

  store.intercept = ({ method, key }) =>
    method === "GET" && key.includes(hashes[0] ?? "") ? 403 : undefined;
  const half = await tool("move-pictures", ["--to", "database"]).ended;
  expect([half.code, half.output]).toEqual([1, expect.stringContaining("1 are still where they were")]);
  store.intercept = () => undefined;
  const back = await tool("move-pictures", ["--to", "database"]).ended;
  expect(back.output).toContain("In the database are now 2 originals.");
  expect(back.output).toContain("Now take MEDIA_URL out of the settings");
  store.objects.clear();
  expect(await areDrawn(server.send, 1280)).toBe(true);
});
