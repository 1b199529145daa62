import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { command } from "#server/domain/audit/record-event.ts";
import { listPosts, readFullPost } from "#server/domain/posts/reading/read-posts.ts";
import { findContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { pictures } from "#server/storage/schema.ts";
import { flatOldPost } from "#tests/support/samples/flat-old-post.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { importPosts, type ImportResult } from "./import-posts.ts";
import { parseOldPost } from "./old-post.ts";
import { prepareOldPost, type FetchPicture } from "./prepare-old-post.ts";

const flat = flatOldPost;
const { _id: id } = flat;

async function importAll(
  db: Queries,
  olds: object[],
  fetchPicture: FetchPicture = () => Promise.reject(new Error("gone")),
): Promise<ImportResult[]> {
  const prepared = olds.map((old) => prepareOldPost(parseOldPost(old), fetchPicture));
  return importPosts(db, await Promise.all(prepared), command);
}

/** Posts that want the same slugs, but for the third. */
const alike = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...flat,
    _id: `${id.slice(0, -2)}${String(index).padStart(2, "0")}`,
    translations: { hu: { title: `${index}`, summary: "", content: "", slug: index === 2 ? "mp-2" : "mp" } },
  }));

test("posts of a batch that want one slug get numbers, as if they had come one by one", async () => {
  const together = await openTestDatabase();
  const alone = await openTestDatabase();
  const results = await importAll(together.db, alike(4));
  const singly = [];
  for (const old of alike(4)) singly.push(...(await importAll(alone.db, [old])));
  expect(results).toEqual(singly);
  const slugs = [];
  for (const { _id } of alike(4)) slugs.push((await readFullPost(together.db, _id)).translations.hu?.slug);
  expect(slugs).toEqual(["mp", "mp-2", "mp-2-2", "mp-3"]);
  expect(await importAll(together.db, alike(4))).toMatchObject(alike(4).map(() => ({ outcome: "same" })));
});

test("a post that fails leaves the others of its batch, and says why", async () => {
  const { db } = await openTestDatabase();
  const olds: object[] = alike(5);
  olds[3] = { ...olds[3], slug: randomBytes(3000).toString("hex") };
  const results = await importAll(db, olds);
  expect(results.map(({ outcome }) => outcome)).toEqual(["new", "new", "new", "failed", "new"]);
  expect(results[3]).toMatchObject({ error: expect.any(Error) });
  expect(await listPosts(db, "hu", {})).toHaveLength(4);
});

test("a batch counts as one change of the content, and one that changes nothing as none", async () => {
  const { db } = await openTestDatabase();
  const before = await findContentVersion(db);
  await importAll(db, alike(3));
  expect(await findContentVersion(db)).toBe(before + 1);
  await importAll(db, alike(3));
  expect(await findContentVersion(db)).toBe(before + 1);
});

async function widthsOfPictures(db: Queries): Promise<number[]> {
  const rows = await db.select({ width: pictures.width }).from(pictures).orderBy(pictures.width);
  return rows.map(({ width }) => width);
}

test("a picture that a changed post no longer has is removed, one that another post has stays", async () => {
  const { db } = await openTestDatabase();
  const fetchPicture = (address: string) => pictureFile("png", Number(address), 60);
  const content = '<p><img src="30"></p><p><img src="40"></p>';
  const other = { ...flat, _id: `${id}1`, slug: "mas", cover: "40" };
  await importAll(db, [{ ...flat, content, cover: "50" }, other], fetchPicture);
  expect(await widthsOfPictures(db)).toEqual([30, 40, 50]);
  await importAll(db, [{ ...flat, cover: "60" }], fetchPicture);
  expect(await widthsOfPictures(db)).toEqual([40, 60]);
});
