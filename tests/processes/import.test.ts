import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { httpClient } from "#tests/support/http-client.ts";
import { startOldServer } from "#tests/support/old-server.ts";
import { pictureFile } from "#tests/support/pictures.ts";
import { startSite } from "#tests/support/start-site.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";

vi.setConfig({ testTimeout: 120_000 });

const flat = {
  _id: "65f0c1a2b3c4d5e6f7a8b9c0",
  title: "Régi bejegyzés",
  summary: "Rövid",
  content: '<p class="ql-align-center">Szöveg</p><p><img src="/uploads/b.jpg"></p>',
  slug: "regi-bejegyzes",
  serzo: "Anna",
  cover: "uploads/a.jpg",
  category: "Art",
  createdAt: "2023-05-06T07:08:09.000Z",
};

const translated = {
  _id: "65f0c1a2b3c4d5e6f7a8b9c1",
  szerzo: "Béla",
  category: "Music",
  createdAt: "2024-05-06T07:08:09.000Z",
  translations: {
    hu: { title: "Új", summary: "hu", content: "<p>hu</p>", slug: "uj-hu" },
    en: { title: "New", summary: "en", content: "<p>en</p>", slug: "new-en" },
    es: { title: "Nuevo", summary: "es", content: "<p>es</p>", slug: "nuevo-es" },
  },
};

/** Runs the command as the owner would; gives its exit code and what it printed. */
function runImport(folder: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: folder, STARTER_POSTS: "off" };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/import.ts", ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

test("the old server's posts come over by its own calls, once, and old links work", async () => {
  const files = new Map([
    ["/uploads/a.jpg", await pictureFile("jpeg", 300, 200)],
    ["/uploads/b.jpg", await pictureFile("jpeg", 120, 90)],
  ]);
  const old = await startOldServer([flat, translated], files);
  const folder = await makeTemporaryFolder();

  const dry = await runImport(folder, old.url, "--dry-run");
  expect(dry.output).toContain("Dry run, nothing written: 2 new");
  const first = await runImport(folder, old.url);
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining("2/2 new: Új") });
  expect((await runImport(folder, old.url)).output).toContain("2 same");

  const site = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off" });
  const api = httpClient(site.url);
  expect((await api.listPosts("en")).map((post) => post.title)).toEqual(["New", "Régi bejegyzés"]);
  const post = await api.readPost("regi-bejegyzes", "es");
  expect(post).toMatchObject({ id: flat._id, author: "Anna", cover: { width: 300, height: 200 } });
  expect(post.content).toMatch(
    /^<p>Szöveg<\/p><img src="\/media\/\w+\/1280\.jpeg" alt="" width="120" height="90">$/,
  );
  // A tool may run beside the site.
  expect((await runImport(folder, old.url)).output).toContain("2 same");
  expect(await site.end("SIGTERM")).toBe(0);
});

test("a file of posts comes over with the pictures that lie beside it; bad posts are named, the others come", async () => {
  const folder = await makeTemporaryFolder();
  const file = join(folder, "posts.json");
  await writeFile(join(folder, "a.png"), await pictureFile("png"));
  const cover = "a.png";
  await writeFile(
    file,
    JSON.stringify([{ ...flat, cover }, { _id: "65f0c1a2b3c4d5e6f7a8b9c2", title: "" }, translated]),
  );
  const { code, output } = await runImport(folder, file);
  expect(code).toBe(1);
  expect(output).toContain("1/3 new: Régi bejegyzés");
  expect(output).toMatch(/2\/3 failed: title: missing/);
  expect(output).toContain("3/3 new: Új");
  expect(output).toContain("2 new, 1 failed");
});

test.each([
  [[], 2, "Usage:"],
  [["a.json", "--dryrun"], 2, "Unknown option"],
  [["nincs.json"], 1, "nincs.json"],
  [["http://127.0.0.1:1"], 1, "127.0.0.1:1"],
])("with %j it ends with %i and says why", async (args, code, words) => {
  const result = await runImport(await makeTemporaryFolder(), ...args);
  expect(result.code).toBe(code);
  expect(result.output).toContain(words);
});
