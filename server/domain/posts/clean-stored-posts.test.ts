import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { cleanerVersion } from "./clean-html.ts";
import { cleanStoredPosts } from "./clean-stored-posts.ts";
import { readWholePost } from "./read-posts.ts";
import { publishPost } from "./write-post.ts";

const now = new Date("2026-11-21T10:00:00Z");
const script = "<p>a</p><script>stored()</script>";

async function openWithPosts() {
  const { db } = await openTestDatabase();
  const { id } = await publishPost(db, writtenPost(), { now });
  await publishPost(db, writtenPost(), { now });
  return { db, id };
}

test("what another cleaner left in stored texts is removed at the next start, and the post's date stays", async () => {
  const { db, id } = await openWithPosts();
  await db.execute(
    sql`update post_translations set content = ${script} where post_id = ${id} and language = 'hu'`,
  );
  await db.execute(sql`update posts set content = ${script} where id = ${id}`);
  expect(await cleanStoredPosts(db)).toBe(1);
  const post = await readWholePost(db, id);
  expect([post.content, post.translations.hu?.content]).toEqual(["<p>a</p>", "<p>a</p>"]);
  expect(post.updatedAt).toBe(now.toISOString());
});

test("it is done once for each version of the cleaner, and again when it was stopped", async () => {
  const { db, id } = await openWithPosts();
  await db.execute(
    sql`update post_translations set content = ${script} where post_id = ${id} and language = 'hu'`,
  );
  expect(await cleanStoredPosts(db, () => true)).toBe(0);
  expect(await cleanStoredPosts(db)).toBe(1);
  await db.execute(
    sql`update post_translations set content = ${script} where post_id = ${id} and language = 'hu'`,
  );
  expect(await cleanStoredPosts(db)).toBe(0);
});

test("whoever changes the cleaner is asked whether its version is to be raised", async () => {
  const hash = createHash("sha256");
  const root = new URL("../../../", import.meta.url);
  const files = [];
  for await (const file of glob("{server/domain/posts,api}/post-html/*.ts", { cwd: root })) files.push(file);
  for (const file of files.filter((name) => !name.endsWith(".test.ts")).toSorted()) {
    const code = await readFile(new URL(file, root), "utf8");
    hash.update(code.replaceAll(/^import [^;]*;$|\s/gm, ""));
  }
  const { dependencies } = JSON.parse(await readFile(new URL("package.json", root), "utf8")) as {
    dependencies: Record<string, string>;
  };
  hash.update(dependencies["sanitize-html"] ?? "");
  // Does the cleaner now remove what it left before? Then raise `cleanerVersion`; in any case write the new hash here.
  expect({ cleanerVersion, sources: hash.digest("hex").slice(0, 16) }).toEqual({
    cleanerVersion: 2,
    sources: "7bb700805b0cd1c7",
  });
});
