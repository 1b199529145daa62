import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { publishStarterPosts } from "#server/domain/posts/publish-starter-posts.ts";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { emptyDatabase } from "#tests/support/storage/empty-database.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { connectDatabase } from "./database.ts";
import { findPosts } from "./posts/posts.ts";
import { oneTimeJobs } from "./schema.ts";
import { findPostsOfPart, findSitemapParts } from "./posts/sitemap.ts";

const log = pino({ level: "warn" });

test("processes that start together on an empty database migrate it once", async () => {
  const url = await emptyDatabase();
  const databases = await Promise.all([1, 2, 3, 4].map(() => connectDatabase(url, log)));
  onTestFinished(async () => void (await Promise.all(databases.map(({ close }) => close()))));
  for (const { db } of databases) expect(await findPosts(db, {})).toEqual([]);
});

/** Migrates like the release that had this many migrations, with the rows that a statement inserts. */
async function migrateAsBefore(url: string, count: number, insert: string): Promise<void> {
  const migrationsFolder = join(await makeTemporaryFolder(), "migrations");
  await cp(join(import.meta.dirname, "migrations"), migrationsFolder, { recursive: true });
  const journalFile = join(migrationsFolder, "meta/_journal.json");
  // Written by drizzle-kit.
  const journal = JSON.parse(await readFile(journalFile, "utf8")) as { entries: unknown[] };
  const entries = journal.entries.slice(0, count);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
  const pool = new pg.Pool({ connectionString: url });
  await migrate(drizzle(pool), { migrationsFolder });
  await pool.query(insert);
  await pool.end();
}

test("an installation from before one_time_jobs keeps its rows, and gets no starter posts again", async () => {
  const url = await emptyDatabase();
  const insert = "insert into marks (name, set_at) values ('starter-posts', '2026-11-20T10:00:00Z')";
  await migrateAsBefore(url, 3, insert);
  const { db, close } = await connectDatabase(url, log);
  onTestFinished(close);
  expect(await db.select().from(oneTimeJobs)).toEqual([
    { name: "starter-posts", doneAt: new Date("2026-11-20T10:00:00Z") },
  ]);
  const counts = await publishStarterPosts(db, () => Promise.resolve([]), new Date());
  expect(counts).toEqual({ published: 0, renewed: 0 });
});

test("posts from before the site map had parts are each in one", async () => {
  const url = await emptyDatabase();
  const insert = `
    insert into posts (id, author, category, created_at, updated_at)
    select number::text, '', 'Art', '2026-01-01', '2026-01-01' from generate_series(1, 100) as number`;
  await migrateAsBefore(url, 5, insert);
  const { db, close } = await connectDatabase(url, log);
  onTestFinished(close);
  const parts = (await findSitemapParts(db)).map(({ part }) => findPostsOfPart(db, part));
  expect((await Promise.all(parts)).map((posts) => posts.length)).toEqual([75, 25]);
});

test("transactions that cannot begin take no connection with them", async () => {
  const { url } = await openTestDatabase();
  const { db, close } = await connectDatabase(url, log);
  const config = { isolationLevel: "none" as "serializable" };
  // More than the pool has connections.
  for (let tries = 0; tries < 12; tries += 1) {
    await expect(db.transaction(() => Promise.resolve(), config)).rejects.toThrow(/isolation level none/);
  }
  expect(await findPosts(db, {})).toEqual([]);
  await close();
});

test("two processes on one database see each other's posts and never give one slug twice", async () => {
  const { db, url } = await openTestDatabase();
  const other = await connectDatabase(url, log, "tool");
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
  expect(counts.map(({ published }) => published).toSorted()).toEqual([0, 0, 2]);
  expect((await findPosts(db, {})).map((post) => post.translations.hu?.title)).toEqual(["Második", "Első"]);
});

test("starter posts do not come into a database that has posts", async () => {
  const { db } = await openTestDatabase();
  await publishPost(db, hungarianPost("Saját"), { now: new Date() });
  const load = () => Promise.reject(new Error("not needed"));
  expect(await publishStarterPosts(db, load, new Date())).toEqual({ published: 0, renewed: 0 });
});
