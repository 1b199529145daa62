import { randomBytes } from "node:crypto";
import { access, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { httpClient } from "#tests/support/servers/http-client.ts";
import { startOldServer } from "#tests/support/servers/old-server.ts";
import { startImport, type EndedImport } from "#tests/support/servers/start-import.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

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
function runImport(folder: string, ...args: string[]): Promise<EndedImport> {
  return startImport(folder, ...args).ended;
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
  const folder = await makeDataFolder();
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
  expect(output).toMatch(/2\/3 failed: title: missing.* \(65f0c1a2b3c4d5e6f7a8b9c2\)/);
  expect(output).toContain("3/3 new: Új");
  expect(output).toContain("2 new, 1 failed");
});

test("many posts come over in their order, and one that stands there twice comes once", async () => {
  const folder = await makeDataFolder();
  const file = join(folder, "posts.json");
  const ids = Array.from({ length: 60 }, (_, index) => String(index).padStart(24, "0"));
  const posts = [...ids, ids[59]].map((_id) => ({ ...flat, _id, slug: _id, content: "", cover: "" }));
  await writeFile(file, JSON.stringify(posts));
  const { code, output } = await runImport(folder, file);
  const lines = [...output.matchAll(/^\d+\/61 (\w+): .*\((\d+)\)$/gm)];
  expect(lines.map(([, outcome, id]) => `${outcome} ${id}`)).toEqual([
    ...ids.map((id) => `new ${id}`),
    `same ${ids[59]}`,
  ]);
  expect(output).toContain("60 new, 1 same");
  expect(code).toBe(0);
});

test("a dry run says what the real run then says, clashes and failing posts included, and writes nothing", async () => {
  const folder = await makeDataFolder();
  const file = join(folder, "posts.json");
  const plain = { ...flat, content: "<p>Titok</p>", cover: "" };
  const posts = [
    plain,
    { ...plain, _id: "65f0c1a2b3c4d5e6f7a8b9c3" },
    // More than PostgreSQL takes into an index.
    { ...plain, _id: "65f0c1a2b3c4d5e6f7a8b9c4", slug: randomBytes(3000).toString("hex") },
    translated,
  ];
  await writeFile(file, JSON.stringify(posts));
  const dry = await runImport(folder, file, "--dry-run");
  const real = await runImport(folder, file);
  const unnamed = (output: string) => output.replace(/index "\w+"/, "an index");
  expect(dry.code).toBe(1);
  expect(unnamed(dry.output)).toBe(unnamed(real.output).replace("3 new", "Dry run, nothing written: 3 new"));
  expect(real.output).toContain('slug "regi-bejegyzes" belongs to another post, so it is "regi-bejegyzes-2"');
  expect(real.output).toMatch(/3\/4 failed: index row .* \(65f0c1a2b3c4d5e6f7a8b9c4\)/);
  expect(real.output).not.toContain("Titok");
  expect(real.output).toContain("4/4 new: Új");
});

test("the old server's ids may be extended JSON; a post of its list without an id is counted as failed", async () => {
  const { _id: _, ...nameless } = flat;
  const listed = [{ _id: { $oid: translated._id } }, nameless];
  const server = createServer(({ url = "" }, response) => {
    const whole = url === `/post/${translated._id}` ? translated : null;
    response.end(JSON.stringify(url.startsWith("/posts/") ? listed : whole));
  });
  const { code, output } = await runImport(await makeDataFolder(), await listen(server));
  expect(code).toBe(1);
  expect(output).toContain(`1/2 new: Új (${translated._id})`);
  expect(output).toMatch(/2\/2 failed: _id: .* \(unknown id\)/);
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s ends it after the post at hand, together with its database", async (signal, expected) => {
  const folder = await makeDataFolder();
  const posts = [{ ...flat, content: "", cover: "cover.jpg" }, translated];
  const server = createServer(({ url = "" }, response) => {
    if (url === "/cover.jpg") {
      running.child.kill(signal);
      setTimeout(() => response.writeHead(404).end(), 500);
      return;
    }
    const found = posts.find(({ _id }) => url === `/post/${_id}`);
    response.end(JSON.stringify(url.startsWith("/posts/") ? posts : found));
  });
  const source = await listen(server);
  const running = startImport(folder, source);
  const { code, output } = await running.ended;
  expect(code).toBe(expected);
  expect(output).toContain("1/2 new: Régi bejegyzés");
  expect(output).toContain(`Stopped by ${signal} after 1 of 2 posts`);
  expect(output).not.toContain("2/2");
  // PostgreSQL removes its file as the last thing it does.
  await expect(access(join(folder, "postgres", "postmaster.pid"))).rejects.toMatchObject({ code: "ENOENT" });
  expect((await runImport(folder, source)).output).toContain("1 same, 1 new");
});

/** Starts a server until the test ends; gives its address. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  // A TCP server's address is never a string.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  [[], 2, "Usage:"],
  [["a.json", "--dryrun"], 2, "Unknown option"],
  [["nincs.json"], 1, "nincs.json"],
  [["http://127.0.0.1:1"], 1, "127.0.0.1:1"],
])("with %j it ends with %i and says why", async (args, code, words) => {
  const result = await runImport(await makeDataFolder(), ...args);
  expect(result.code).toBe(code);
  expect(result.output).toContain(words);
});
