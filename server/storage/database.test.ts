import pg from "pg";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { publishPost } from "#server/domain/write-post.ts";
import { publishStarterPosts } from "#server/domain/publish-starter-posts.ts";
import { pictureFile } from "#tests/support/pictures.ts";
import { openTestDatabase } from "#tests/support/test-database.ts";
import { hungarianPost } from "#tests/support/written-post.ts";
import { connectDatabase } from "./database.ts";
import { findPosts } from "./posts.ts";

const log = pino({ level: "warn" });

async function emptyDatabase(): Promise<string> {
  const url = inject("postgresUrl");
  const name = `empty_${Date.now()}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/postgres$/, name);
}

test("processes that start together on an empty database migrate it once", async () => {
  const url = await emptyDatabase();
  const databases = await Promise.all([1, 2, 3, 4].map(() => connectDatabase(url, log)));
  onTestFinished(async () => void (await Promise.all(databases.map(({ close }) => close()))));
  for (const { db } of databases) expect(await findPosts(db, {})).toEqual([]);
});

test("transactions that cannot begin take no connection with them", async () => {
  const { url } = await openTestDatabase();
  const { db, close } = await connectDatabase(url, log);
  const config = { isolationLevel: "none" as "serializable" };
  // More than the pool has.
  for (let tries = 0; tries < 12; tries += 1) {
    await expect(db.transaction(() => Promise.resolve(), config)).rejects.toThrow(/isolation level none/);
  }
  expect(await findPosts(db, {})).toEqual([]);
  await close();
});

test("two processes on one database see each other's posts and never give one slug twice", async () => {
  const { db, url } = await openTestDatabase();
  const other = await connectDatabase(url, log);
  onTestFinished(other.close);
  const writes = Array.from({ length: 10 }, (_, index) =>
    publishPost(index % 2 === 0 ? db : other.db, hungarianPost("Közös cím"), { now: new Date() }),
  );
  const slugs = (await Promise.all(writes)).map((post) => post.translations.hu?.slug);
  expect(new Set(slugs).size).toBe(10);
  expect(await findPosts(other.db, {})).toHaveLength(10);
});

test("starter posts come once: not twice when processes start together, not again when they were deleted", async () => {
  const { db } = await openTestDatabase();
  const cover = await pictureFile("jpeg");
  const load = () =>
    Promise.resolve([
      { post: hungarianPost("Első"), cover },
      { post: hungarianPost("Második"), cover },
    ]);
  const counts = await Promise.all([1, 2, 3].map(() => publishStarterPosts(db, load, new Date())));
  expect(counts.toSorted()).toEqual([0, 0, 2]);
  expect((await findPosts(db, {})).map((post) => post.translations.hu?.title)).toEqual(["Második", "Első"]);
});

test("starter posts do not come into a database that has posts", async () => {
  const { db } = await openTestDatabase();
  await publishPost(db, hungarianPost("Saját"), { now: new Date() });
  expect(await publishStarterPosts(db, () => Promise.reject(new Error("not needed")), new Date())).toBe(0);
});
