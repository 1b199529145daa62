import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adminPostQuerySchema } from "#api/admin/admin-posts.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { foreignId } from "#server/domain/import/foreign-export.ts";
import { importPosts, type ImportResult } from "#server/domain/import/import-posts.ts";
import { parseOldPost } from "#server/domain/import/old-post.ts";
import { prepareOldPost } from "#server/domain/import/prepare-old-post.ts";
import { readAdminList } from "#server/domain/posts/admin-list.ts";
import { readAdminPost } from "#server/domain/posts/admin-posts.ts";
import { publishDue } from "#server/domain/posts/publish-scheduled.ts";
import { redirectFor } from "#server/domain/redirects/redirects.ts";
import { listPosts, readPost } from "#server/domain/posts/read-posts.ts";
import type { Queries } from "#server/storage/database.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { findOldPosts, type SourceOptions } from "./old-posts.ts";

const exports = join(import.meta.dirname, "../../tests/support/exports");

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

/** Imports a file in the same way as the command. */
async function importFile(db: Queries, file: string, options?: SourceOptions): Promise<ImportResult[]> {
  const { posts, fetchPicture } = await findOldPosts(file, options);
  const prepared = [];
  for (const { read } of posts) prepared.push(await prepareOldPost(parseOldPost(await read()), fetchPicture));
  return importPosts(db, prepared);
}

test("WordPress: published texts can be read, drafts and scheduled ones wait in the admin area, pictures lie beside", async () => {
  const { db } = await openTestDatabase();
  const uploads = ["wp-content/uploads/2024/05/piac.jpg", "uploads/2024/05/körmenet.jpg"];
  const file = await exported("wordpress.xml", uploads);
  const results = await importFile(db, file);
  expect(results).toEqual([
    { outcome: "new", notes: [] },
    { outcome: "new", notes: ['category "Utazás" is unknown'] },
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
  expect((await importFile(db, file)).map((result) => result.outcome)).toEqual(["new", "new", "new"]);
  expect((await importFile(db, file)).map((result) => result.outcome)).toEqual(["same", "same", "same"]);
  const { posts, fetchPicture } = await findOldPosts(file);
  const draft = await posts[1]?.read();
  const published = parseOldPost({ ...(draft as object), states: {} });
  const [result] = await importPosts(db, [await prepareOldPost(published, fetchPicture)]);
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
  const results = await importFile(db, wordpress);
  expect(results.map((result) => "notes" in result && result.notes)).toEqual([
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
  expect((await importFile(db, wordpress)).map(({ outcome }) => outcome)).toEqual(["same", "same", "same"]);

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
  const [, old] = await importFile(db, ghost);
  expect(old).toEqual({ outcome: "new", notes: ["has no text that can be read, so it is a draft"] });
  expect(await readPost(db, "hajnal", "hu")).toMatchObject({ blocks: readHtml("<p>Hajnal.</p>") });
  expect(await redirectFor(db, "/hajnal", "")).toBe("/hu/post/hajnal");
  expect(await redirectFor(db, "/regi", "")).toBeNull();
});

test("a picture that is nowhere is told, and the post comes without it", async () => {
  const { db } = await openTestDatabase();
  const [first] = await importFile(db, await exported("ghost.json", []));
  expect(first).toMatchObject({
    outcome: "new",
    notes: [
      "link /altitude/ leads to no post of this import",
      "picture content/images/2025/03/cover.jpg: does not lie beside the file as content/images/2025/03/cover.jpg",
      "picture content/images/2025/03/lake.jpg: does not lie beside the file as content/images/2025/03/lake.jpg",
    ],
  });
});

test("a file that is nothing of the kind is named", async () => {
  const folder = await makeTemporaryFolder();
  const file = join(folder, "notes.txt");
  await writeFile(file, "Dear diary");
  await expect(findOldPosts(file)).rejects.toThrow(`${file} is neither JSON nor an export of WordPress`);
});
