import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { printHtml } from "#api/post-html/print-html.ts";
import { listPosts, readPost } from "#server/domain/posts/read-posts.ts";
import type { Database } from "#server/storage/database.ts";
import { flatPost as flat, translatedPost as translated } from "#tests/support/samples/old-posts.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { startOldServer } from "#tests/support/servers/old-server.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { findOldPosts } from "./old-posts.ts";
import { runImport } from "./run-import.ts";

interface Options {
  dryRun?: boolean;
  stop?: () => NodeJS.Signals | undefined;
}

/** Imports as the command does; gives what it would print. */
async function runFrom(
  db: Database,
  source: string,
  { dryRun = false, stop = () => undefined }: Options = {},
) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const isDone = await runImport(db, await findOldPosts(source), { dryRun, stop, print });
  return { isDone, output: lines.join("\n") };
}

async function fileOf(posts: object[]): Promise<string> {
  const file = join(await makeTemporaryFolder(), "posts.json");
  await writeFile(file, JSON.stringify(posts));
  return file;
}

test("the old server's posts come over by its own calls, once, and old links work", async () => {
  const files = new Map([
    ["/uploads/a.jpg", await pictureFile("jpeg", 300, 200)],
    ["/uploads/b.jpg", await pictureFile("jpeg", 120, 90)],
  ]);
  const old = await startOldServer([flat, translated], files);
  const { db } = await openTestDatabase();
  const dry = await runFrom(db, old.url, { dryRun: true });
  expect(dry.output).toContain("Dry run, nothing written: 2 new");
  expect(await listPosts(db, "hu", {})).toEqual([]);
  expect(await runFrom(db, old.url)).toEqual({
    isDone: true,
    output: expect.stringContaining("2/2 new: Új"),
  });
  expect((await runFrom(db, old.url)).output).toContain("2 same");
  expect((await listPosts(db, "en", {})).map((post) => post.title)).toEqual(["New", "Régi bejegyzés"]);
  const post = await readPost(db, "regi-bejegyzes", "es");
  expect(post).toMatchObject({ id: flat._id, author: "Anna", cover: { width: 300, height: 200 } });
  expect(printHtml(post.blocks)).toMatch(
    /^<p>Szöveg<\/p><img src="\/media\/\w+\/1280\.jpeg" alt="" width="120" height="90">$/,
  );
});

test("a file of posts comes over with the pictures that lie beside it; bad posts are named, the others come", async () => {
  const bad = { _id: "65f0c1a2b3c4d5e6f7a8b9c2", title: "" };
  const file = await fileOf([{ ...flat, cover: "a.png" }, bad, translated]);
  await writeFile(join(file, "../a.png"), await pictureFile("png"));
  const { db } = await openTestDatabase();
  const { isDone, output } = await runFrom(db, file);
  expect(isDone).toBe(false);
  expect(output).toContain("1/3 new: Régi bejegyzés");
  expect(output).toMatch(/2\/3 failed: title: missing.* \(65f0c1a2b3c4d5e6f7a8b9c2\)/);
  expect(output).toContain("3/3 new: Új");
  expect(output).toContain("2 new, 1 failed");
  expect((await readPost(db, "regi-bejegyzes", "hu")).cover).not.toBeNull();
});

test("many posts come over in their order, and one that stands there twice comes once", async () => {
  const ids = Array.from({ length: 60 }, (_, index) => String(index).padStart(24, "0"));
  const posts = [...ids, ids[59]].map((_id) => ({ ...flat, _id, slug: _id, content: "", cover: "" }));
  const { db } = await openTestDatabase();
  const { isDone, output } = await runFrom(db, await fileOf(posts));
  const lines = [...output.matchAll(/^\d+\/61 (\w+): .*\((\d+)\)$/gm)];
  expect(lines.map(([, outcome, id]) => `${outcome} ${id}`)).toEqual([
    ...ids.map((id) => `new ${id}`),
    `same ${ids[59]}`,
  ]);
  expect(output).toContain("60 new, 1 same");
  expect(isDone).toBe(true);
});

test("a dry run says what the real run then says, clashes and failing posts included, and writes nothing", async () => {
  const plain = { ...flat, content: "<p>Titok</p>", cover: "" };
  const file = await fileOf([
    plain,
    { ...plain, _id: "65f0c1a2b3c4d5e6f7a8b9c3" },
    // More than PostgreSQL takes into an index.
    { ...plain, _id: "65f0c1a2b3c4d5e6f7a8b9c4", slug: randomBytes(3000).toString("hex") },
    translated,
  ]);
  const { db } = await openTestDatabase();
  const dry = await runFrom(db, file, { dryRun: true });
  const real = await runFrom(db, file);
  const unnamed = (output: string) => output.replace(/index "\w+"/, "an index");
  expect(dry.isDone).toBe(false);
  expect(unnamed(dry.output)).toBe(unnamed(real.output).replace("3 new", "Dry run, nothing written: 3 new"));
  expect(real.output).toContain('slug "regi-bejegyzes" belongs to another post, so it is "regi-bejegyzes-2"');
  expect(real.output).toMatch(/3\/4 failed: index row .* \(65f0c1a2b3c4d5e6f7a8b9c4\)/);
  expect(real.output).not.toContain("Titok");
  expect(real.output).toContain("4/4 new: Új");
});

test("the old server's ids may be extended JSON; a post of its list without an id is counted as failed", async () => {
  const { _id: _, ...nameless } = flat;
  const old = await startOldServer([translated]);
  old.listed = [{ _id: { $oid: translated._id } }, nameless];
  const { db } = await openTestDatabase();
  const { isDone, output } = await runFrom(db, old.url);
  expect(isDone).toBe(false);
  expect(output).toContain(`1/2 new: Új (${translated._id})`);
  expect(output).toMatch(/2\/2 failed: _id: .* \(unknown id\)/);
});

test("asked to stop, it ends after the post at hand, and the next run brings the rest", async () => {
  const { db } = await openTestDatabase();
  let isAsked = false;
  const old = await startOldServer([{ ...flat, content: "" }, translated]);
  old.onRequest = (path) => {
    isAsked ||= path === "/uploads/a.jpg";
  };
  const { output } = await runFrom(db, old.url, { stop: () => (isAsked ? "SIGTERM" : undefined) });
  expect(output).toContain("1/2 new: Régi bejegyzés");
  expect(output).toContain("Stopped by SIGTERM after 1 of 2 posts");
  expect(output).not.toContain("2/2");
  expect((await runFrom(db, old.url)).output).toContain("1 same, 1 new");
});
