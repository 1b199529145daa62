import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { adminPostQuerySchema } from "#api/admin/admin-posts.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { command, listAuditEvents } from "#server/domain/audit/record-event.ts";
import { readAdminList } from "#server/domain/posts/reading/admin-list.ts";
import { readAdminPost } from "#server/domain/posts/admin-posts.ts";
import { publishDue } from "#server/domain/posts/publish-scheduled.ts";
import { redirectFor } from "#server/domain/redirects/redirects.ts";
import { listPosts, readPost } from "#server/domain/posts/reading/read-posts.ts";
import type { Database } from "#server/storage/database.ts";
import { saidNotes } from "#tests/support/readers/said-notes.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { foreignId } from "./foreign/foreign-export.ts";
import { importPosts } from "./import-posts.ts";
import { parseOldPost } from "./old-post.ts";
import { prepareOldPost } from "./prepare-old-post.ts";
import { runImport } from "./run-import.ts";
import { findOldPosts } from "./sources/find-old-posts.ts";

const exports = join(import.meta.dirname, "../../../tests/support/exports");

/** An export in a folder of its own, with these pictures beside it. */
async function exported(name: string, pictures: string[]): Promise<string> {
  const folder = await makeTemporaryFolder();
  for (const path of pictures) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), await pictureFile("jpeg", 300, 200));
  }
  await copyFile(join(exports, name), join(folder, name));
  return join(folder, name);
}

/** Imports a file as the command does; tells of each post as the command does. */
async function importFile(db: Database, file: string, { isDryRun = false } = {}) {
  const { signal } = new AbortController();
  const found = await findOldPosts({ file }, { isLocal: true });
  const report = await runImport(db, found, { by: command, signal, isDryRun, onPost() {} });
  return {
    report,
    results: report.posts.map(({ outcome, notes }) => ({ outcome, notes: saidNotes(notes) })),
  };
}

test("WordPress: published texts can be read, drafts and scheduled ones wait in the admin area, pictures lie beside", async () => {
  const { db } = await openTestDatabase();
  const uploads = ["wp-content/uploads/2024/05/piac.jpg", "uploads/2024/05/körmenet.jpg"];
  const file = await exported("wordpress.xml", uploads);
  const { results, report } = await importFile(db, file);
  expect(report).toMatchObject({
    origin: "wordpress",
    total: 3,
    texts: { hu: { published: 1, drafts: 2 }, en: { published: 0, drafts: 1 } },
    pictures: 2,
  });
  expect(results).toEqual([
    { outcome: "new", notes: [] },
    { outcome: "new", notes: ["category “Utazás” is unknown"] },
    { outcome: "new", notes: [] },
  ]);
  expect((await listPosts(db, "en", {})).map(({ title }) => title)).toEqual([
    "Piac San Pedróban & környékén",
  ]);
  const market = await readAdminPost(db, foreignId("https://naplo.example", "11"));
  expect(market).toMatchObject({
    author: "Kovács Anna",
    category: "Gastronomy",
    cover: { width: 300 },
    sourceLanguage: "hu",
    states: { hu: "published", en: "draft", es: "none" },
    outdated: [],
    translations: { hu: { slug: "piac-san-pedroban", coverAlt: "Színes piac" } },
    drafts: { en: { title: "Market day" } },
  });
  expect(market.translations.en).toBeUndefined();
  expect(printHtml(market.translations.hu?.blocks ?? [])).toMatch(/<img src="\/media\/[0-9a-f]{32}\//);
  expect(await readPost(db, "piac-san-pedroban", "hu")).toMatchObject({ id: market.id });
  const { posts } = await readAdminList(db, "hu", adminPostQuerySchema.parse({ sort: "newest" }));
  expect(posts.map(({ states }) => states?.hu)).toEqual([
    { at: "2099-04-05T08:00:00.000Z" },
    "published",
    "draft",
  ]);
  await publishDue(db, new Date("2099-04-05T08:00:01Z"));
  expect((await listPosts(db, "hu", {}))[0]).toMatchObject({ title: "Húsvét Ayacuchóban" });
});

test("the same export again changes nothing; a draft that was published over there is published here", async () => {
  const { db } = await openTestDatabase();
  const file = await exported("ghost.json", ["content/images/2025/03/lake.jpg", "images/2025/03/cover.jpg"]);
  const outcomes = async () => (await importFile(db, file)).results.map(({ outcome }) => outcome);
  expect(await outcomes()).toEqual(["new", "new", "new"]);
  expect(await outcomes()).toEqual(["same", "same", "same"]);
  const { posts, fetchPicture } = await findOldPosts({ file }, { isLocal: true });
  const draft = await posts[1]?.read();
  const published = parseOldPost({ ...(draft as object), states: {} });
  const [result] = await importPosts(db, [await prepareOldPost(published, fetchPicture)], command);
  expect(result).toMatchObject({ outcome: "changed" });
  expect(await readPost(db, "dos-dias", "es")).toMatchObject({ title: "Dos días" });
  expect(await readAdminPost(db, "65f0c1a2b3c4d5e6f7a8b9d1")).toMatchObject({
    sourceLanguage: "es",
    states: { es: "published" },
    drafts: {},
  });
});

test("old addresses lead to the new pages, links between posts too, and what has no title or text is a draft", async () => {
  const { db } = await openTestDatabase();
  const folder = await makeTemporaryFolder();
  const item = (
    id: number,
    title: string,
    name: string,
    content: string,
  ) => `<item><title><![CDATA[${title}]]></title>
    <link>https://naplo.example/2020/03/${name}/</link><content:encoded><![CDATA[${content}]]></content:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2020-03-0${id} 10:00:00</wp:post_date_gmt><wp:post_name>${name}</wp:post_name>
    <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
  const wordpress = join(folder, "wp.xml");
  await writeFile(
    wordpress,
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://naplo.example</link><language>hu</language>
    ${item(1, "Ceviche &amp; pisco", "ceviche", '<p><a href="http://www.naplo.example/2020/03/colca#hajnal">Colca</a> <a href="/?p=2">itt</a> <a href="https://naplo.example/rolam/">én</a></p>')}
    ${item(2, "Colca", "colca", "<p>Kondorok.</p>")}
    ${item(3, "", "3", "<p>Csak egy rövid jegyzet.</p>")}</channel></rss>`,
  );
  const dry = await importFile(db, wordpress, { isDryRun: true });
  expect(await redirectFor(db, "/2020/03/colca", "")).toBeNull();
  expect(await listAuditEvents(db, { limit: 10 })).toEqual([]);
  const { results, report } = await importFile(db, wordpress);
  expect(report).toEqual(dry.report);
  expect(report.redirects).toBe(2);
  expect(results.map(({ notes }) => notes)).toEqual([
    ["link https://naplo.example/rolam/ leads to no post of this import"],
    [],
    ["has no title, so it is a draft"],
  ]);
  const [colca, note] = ["2", "3"].map((id) => foreignId("https://naplo.example", id));
  const ceviche = await readPost(db, "ceviche", "hu");
  expect(ceviche).toMatchObject({ title: "Ceviche & pisco" });
  expect(printHtml(ceviche.blocks)).toContain(
    `<a href="/hu/post/${colca}#hajnal">Colca</a> <a href="/hu/post/${colca}">itt</a>`,
  );
  expect(await redirectFor(db, "/2020/03/colca", "?a=1")).toBe("/hu/post/colca?a=1");
  expect(await redirectFor(db, "/2020/03/ceviche", "")).toBe("/hu/post/ceviche");
  expect(await redirectFor(db, "/2020/03/3", "")).toBeNull();
  expect(await readAdminPost(db, note ?? "")).toMatchObject({ states: { hu: "draft" }, translations: {} });
  const again = await importFile(db, wordpress);
  expect(again.results.map(({ outcome }) => outcome)).toEqual(["same", "same", "same"]);

  const ghost = join(folder, "ghost.json");
  const post = (id: string, slug: string, text: object) => ({
    id,
    slug,
    title: slug,
    status: "published",
    published_at: 0,
    ...text,
  });
  const paragraph = { type: "paragraph", children: [{ type: "text", text: "Hajnal." }] };
  const posts = [
    post("a", "hajnal", { html: null, lexical: JSON.stringify({ root: { children: [paragraph] } }) }),
    post("b", "regi", { html: null, mobiledoc: "{}" }),
  ];
  await writeFile(ghost, JSON.stringify({ db: [{ data: { posts } }] }));
  const ghosts = await importFile(db, ghost);
  expect(ghosts.results[1]).toEqual({
    outcome: "new",
    notes: ["has no text that can be read, so it is a draft"],
  });
  expect(await readPost(db, "hajnal", "hu")).toMatchObject({ blocks: readHtml("<p>Hajnal.</p>") });
  expect(await redirectFor(db, "/hajnal", "")).toBe("/hu/post/hajnal");
  expect(await redirectFor(db, "/regi", "")).toBeNull();
});

test("a picture that is nowhere is told, and the post comes without it", async () => {
  const { db } = await openTestDatabase();
  const { results } = await importFile(db, await exported("ghost.json", []));
  expect(results[0]).toEqual({
    outcome: "new",
    notes: [
      "link /altitude/ leads to no post of this import",
      "picture content/images/2025/03/cover.jpg: is not there",
      "picture content/images/2025/03/lake.jpg: is not there",
    ],
  });
});

/** A ZIP of these files. */
function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

test.each<[string, string, string | Promise<Buffer>]>([
  ["a letter", "foreign", "Dear diary"],
  ["a JSON of something else", "foreign", '{"a": 1}'],
  ["a JSON that breaks off", "malformed", '[{"_id": "1", "title'],
  [
    "a WordPress export that breaks off",
    "cutOff",
    '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>',
  ],
  ["a ZIP of pictures", "emptyArchive", zipOf({ "a/b.jpg": "" })],
  ["a ZIP of something else", "foreign", zipOf({ "package.json": "{}" })],
  [
    "a ZIP that breaks off",
    "damagedArchive",
    zipOf({ "posts.json": "[]" }).then((zip) => zip.subarray(0, -9)),
  ],
])("%s is refused as %s", async (_, kind, content) => {
  const file = join(await makeTemporaryFolder(), "file");
  await writeFile(file, await content);
  await expect(findOldPosts({ file }, { isLocal: false })).rejects.toMatchObject({ kind });
});
