import { mkdir, open, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { flatPost, translatedPost } from "#tests/support/samples/old-posts.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { administrator, httpClient, signedInClient } from "#tests/support/servers/http-client.ts";
import { startOldServer } from "#tests/support/servers/old-server.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { startTool } from "#tests/support/servers/start-tool.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

// The effects of the commands are tested beside them and in the domain; here they are run as the owner runs them.

test("posts are imported, backed up and restored, before there is a site and beside one, whose cached pages change at once", async () => {
  const folder = await makeTemporaryFolder();
  const picture = await pictureFile("jpeg", 300, 200);
  const old = await startOldServer([flatPost, translatedPost], new Map([["/uploads/a.jpg", picture]]));
  const run = (script: string, args: string[], settings?: Record<string, string>) =>
    startTool(`scripts/${script}.ts`, folder, args, settings).ended;
  const first = await run("import", [old.url]);
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining("2/2 new: Új"), errors: "" });

  const site = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off" });
  onTestFinished(() => void site.end("SIGKILL"));
  const api = await signedInClient(site.url);
  const post = await api.readPost("regi-bejegyzes", "es");
  expect(post).toMatchObject({ author: "Anna", cover: { width: 300, height: 200 } });
  const bad = join(folder, "bad.json");
  await writeFile(bad, JSON.stringify([{ ...flatPost, title: "" }]));
  const [again, failed] = await Promise.all([run("import", [old.url]), run("import", [bad])]);
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining("2 unchanged") });
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining("1 failed") });

  const file = join(await makeTemporaryFolder(), "site.backup");
  const settings = { BACKUP_PASSPHRASE: "egy hosszú jelmondat" };
  const made = await run("backup", [file], settings);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`Written and read back: ${file}`) });
  expect(made.output).toContain(", encrypted)");
  expect(await run("backup", [file], settings)).toMatchObject({
    code: 1,
    errors: `${file} exists already; nothing was written\n`,
  });

  const seen = async () => (await fetch(`${site.url}/hu/blog`)).text();
  await api.deletePost(post.id);
  await expect.poll(seen).not.toContain("Régi");
  // The second time it is a cached page.
  expect(await seen()).not.toContain("Régi");
  const [withoutPhrase, refused] = await Promise.all([
    run("restore", [file]),
    run("restore", [file], settings),
  ]);
  expect(withoutPhrase).toMatchObject({ code: 1, errors: expect.stringContaining("no password was given") });
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining("is not empty") });
  const restored = await run("restore", [file, "--replace"], settings);
  expect(restored.output).toMatch(/accounts: 1, .*posts: 2, /);
  expect(restored.code).toBe(0);
  await expect.poll(seen).toContain("Régi");
  await httpClient(site.url).signIn(administrator);
  expect(await site.end("SIGTERM")).toBe(0);
});

test("SIGINT ends an import between two posts, together with its database", async () => {
  const folder = await makeDataFolder();
  const others = ["a", "b"].map((digit) => ({ ...translatedPost, _id: digit.repeat(24) }));
  const old = await startOldServer([{ ...flatPost, content: "" }, translatedPost, ...others]);
  old.onRequest = (path) => void (path === "/uploads/a.jpg" && running.child.kill("SIGINT"));
  const running = startTool("scripts/import.ts", folder, [old.url]);
  const { code, output } = await running.ended;
  expect(output).toContain("1/4 new: Régi bejegyzés");
  // The signal may come when the next post has been begun.
  expect(output).toMatch(/Stopped by SIGINT after [12] of 4 posts/);
  expect(code).toBe(130);
  // PostgreSQL removes its file as the last thing it does.
  expect(await readdir(join(folder, "postgres"))).not.toContain("postmaster.pid");
});

test("SIGTERM ends a backup and its database, and leaves no file", async () => {
  const [folder, files] = [await makeDataFolder(), await makeTemporaryFolder()];
  const photographs = join(folder, "photographs");
  await mkdir(photographs);
  for (const name of ["a.jpg", "b.jpg"]) {
    const photograph = await open(join(photographs, name), "w");
    await photograph.truncate(2 ** 30);
    await photograph.close();
  }
  const tool = startTool("scripts/backup.ts", folder, [join(files, "site.backup")]);
  tool.child.stdout?.once("data", () => tool.child.kill("SIGTERM"));
  const { code, output } = await tool.ended;
  expect(output).toContain("Stopped by SIGTERM");
  expect(code).toBe(143);
  expect(await readdir(files)).toEqual([]);
  expect(await readdir(join(folder, "postgres"))).not.toContain("postmaster.pid");
});
