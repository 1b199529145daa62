import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countOutcomes } from "#api/import/import-report.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { command } from "#server/domain/audit/record-event.ts";
import { listPosts, readPost } from "#server/domain/posts/reading/read-posts.ts";
import type { Database } from "#server/storage/database.ts";
import { flatPost as flat, translatedPost as translated } from "#tests/support/samples/old-posts.ts";
import { saidNotes } from "#tests/support/readers/said-notes.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { startOldServer } from "#tests/support/servers/old-server.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { runImport } from "./run-import.ts";
import { findOldPosts, type ImportSource } from "./sources/find-old-posts.ts";

/** Imports as the command does; gives the report, and a line of each post in its order. */
async function runFrom(
  db: Database,
  source: ImportSource,
  { isDryRun = false, signal = new AbortController().signal } = {},
) {
  const lines: string[] = [];
  const report = await runImport(db, await findOldPosts(source, { isLocal: true }), {
    by: command,
    isDryRun,
    signal,
    onPost: ({ id, title, outcome, notes }, done, total) =>
      lines.push([`${done}/${total} ${outcome}: ${title} (${id})`, ...saidNotes(notes)].join("; ")),
  });
  return { report, output: lines.join("\n") };
}

async function fileOf(posts: object[]): Promise<{ file: string }> {
  const file = join(await makeTemporaryFolder(), "posts.json");
  await writeFile(file, JSON.stringify(posts));
  return { file };
}

test("the old server's posts come over by its own calls, once, and old links work", async () => {
  const files = new Map([
    ["/uploads/a.jpg", await pictureFile("jpeg", 300, 200)],
    ["/uploads/b.jpg", await pictureFile("jpeg", 120, 90)],
  ]);
  const old = await startOldServer([flat, translated], files);
  const { db } = await openTestDatabase();
  const source = { address: old.url };
  const dry = await runFrom(db, source, { isDryRun: true });
  expect(countOutcomes(dry.report.posts)).toEqual([["new", 2]]);
  expect(await listPosts(db, "hu", {})).toEqual([]);
  const real = await runFrom(db, source);
  expect(real).toEqual(dry);
  expect(real.output).toContain("2/2 new: Új");
  expect(countOutcomes((await runFrom(db, source)).report.posts)).toEqual([["same", 2]]);
  expect((await listPosts(db, "en", {})).map((post) => post.title)).toEqual(["New", "Régi bejegyzés"]);
  const post = await readPost(db, "regi-bejegyzes", "es");
  expect(post).toMatchObject({ id: flat._id, author: "Anna", cover: { width: 300, height: 200 } });
  expect(printHtml(post.blocks)).toMatch(
    /^<p>Szöveg<\/p><img src="\/media\/\w+\/1280\.jpeg" alt="" width="120" height="90">$/,
  );
});

test("a file of posts comes over with the pictures that lie beside it; bad posts are named, the others come", async () => {
  const bad = { _id: "65f0c1a2b3c4d5e6f7a8b9c2", title: "" };
  const source = await fileOf([{ ...flat, cover: "a.png" }, bad, translated]);
  await writeFile(join(source.file, "../a.png"), await pictureFile("png"));
  const { db } = await openTestDatabase();
  const { report, output } = await runFrom(db, source);
  expect(output).toContain("1/3 new: Régi bejegyzés");
  expect(output).toContain(
    "2/3 failed:  (65f0c1a2b3c4d5e6f7a8b9c2); cannot be brought: title: missing in every language",
  );
  expect(output).toContain("3/3 new: Új");
  expect(countOutcomes(report.posts)).toEqual([
    ["new", 2],
    ["failed", 1],
  ]);
  expect((await readPost(db, "regi-bejegyzes", "hu")).cover).not.toBeNull();
});

test("many posts come over in their order, and one that stands there twice comes once", async () => {
  const ids = Array.from({ length: 60 }, (_, index) => String(index).padStart(24, "0"));
  const posts = [...ids, ids[59]].map((_id) => ({ ...flat, _id, slug: _id, content: "", cover: "" }));
  const { db } = await openTestDatabase();
  const { report, output } = await runFrom(db, await fileOf(posts));
  const lines = [...output.matchAll(/^\d+\/61 (\w+): .*\((\d+)\)$/gm)];
  expect(lines.map(([, outcome, id]) => `${outcome} ${id}`)).toEqual([
    ...ids.map((id) => `new ${id}`),
    `same ${ids[59]}`,
  ]);
  expect(report).toMatchObject({ total: 61, pictures: 0, texts: { hu: { published: 61, drafts: 0 } } });
});

test("a dry run says what the real run then says, clashes and failing posts included, and writes nothing", async () => {
  const plain = { ...flat, content: "<p>Titok</p>", cover: "" };
  const source = await fileOf([
    plain,
    { ...plain, _id: "65f0c1a2b3c4d5e6f7a8b9c3" },
    // More than PostgreSQL takes into an index.
    { ...plain, _id: "65f0c1a2b3c4d5e6f7a8b9c4", slug: randomBytes(3000).toString("hex") },
    translated,
  ]);
  const { db } = await openTestDatabase();
  const dry = await runFrom(db, source, { isDryRun: true });
  const real = await runFrom(db, source);
  const unnamed = (output: string) => output.replace(/index "\w+"/, "an index");
  expect(unnamed(dry.output)).toBe(unnamed(real.output));
  expect(real.output).toContain("slug “regi-bejegyzes” belongs to another post, so it is “regi-bejegyzes-2”");
  expect(real.output).toMatch(/3\/4 failed: .* \(65f0c1a2b3c4d5e6f7a8b9c4\); cannot be brought: index row/);
  expect(real.output).not.toContain("Titok");
  expect(real.output).toContain("4/4 new: Új");
});

test("the old server's ids may be extended JSON; a post of its list without an id is counted as failed", async () => {
  const { _id: _, ...nameless } = flat;
  const old = await startOldServer([translated]);
  old.listed = [{ _id: { $oid: translated._id } }, nameless];
  const { db } = await openTestDatabase();
  const { output } = await runFrom(db, { address: old.url });
  expect(output).toContain(`1/2 new: Új (${translated._id})`);
  expect(output).toMatch(/2\/2 failed: {2}\(null\); cannot be brought: _id: /);
});

test("asked to stop, it ends after the post at hand, and the next run brings the rest", async () => {
  const { db } = await openTestDatabase();
  const stopping = new AbortController();
  const old = await startOldServer([{ ...flat, content: "" }, translated]);
  old.onRequest = (path) => {
    if (path === "/uploads/a.jpg") stopping.abort();
  };
  const source = { address: old.url };
  const { report } = await runFrom(db, source, { signal: stopping.signal });
  expect(report).toMatchObject({ total: 2, posts: [{ outcome: "new", title: "Régi bejegyzés" }] });
  const rest = await runFrom(db, source);
  expect(rest.report.posts.map(({ outcome }) => outcome)).toEqual(["same", "new"]);
});
