import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foreignId } from "#server/domain/import/foreign-export.ts";
import { importPosts, type ImportResult } from "#server/domain/import/import-posts.ts";
import { parseOldPost } from "#server/domain/import/old-post.ts";
import { prepareOldPost } from "#server/domain/import/prepare-old-post.ts";
import { listDeskPosts, readDeskPost } from "#server/domain/posts/desk-posts.ts";
import { publishDue } from "#server/domain/posts/publish-scheduled.ts";
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

/** As the command does it. */
async function importFile(db: Queries, file: string, options?: SourceOptions): Promise<ImportResult[]> {
  const { posts, fetchPicture } = await findOldPosts(file, options);
  const prepared = [];
  for (const { read } of posts) prepared.push(await prepareOldPost(parseOldPost(await read()), fetchPicture));
  return importPosts(db, prepared);
}

test("WordPress: published texts can be read, drafts and scheduled ones wait at the desk, pictures lie beside", async () => {
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
  const market = await readDeskPost(db, foreignId("https://naplo.example", "11"));
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
  expect(market.translations.hu?.content).toMatch(/<img src="\/media\/[0-9a-f]{32}\//);
  expect(await readPost(db, "piac-san-pedroban", "hu")).toMatchObject({ id: market.id });
  expect((await listDeskPosts(db, "hu", {})).map(({ states }) => states?.hu)).toEqual([
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
  expect(await readDeskPost(db, "65f0c1a2b3c4d5e6f7a8b9d1")).toMatchObject({
    sourceLanguage: "es",
    states: { es: "published" },
    drafts: {},
  });
});

test("a picture that is nowhere is told, and the post comes without it", async () => {
  const { db } = await openTestDatabase();
  const [first] = await importFile(db, await exported("ghost.json", []));
  expect(first).toMatchObject({
    outcome: "new",
    notes: [
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
