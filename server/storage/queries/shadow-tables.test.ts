import { expect, test } from "vitest";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { findContentVersion } from "#server/storage/queries/content-version.ts";
import { findPosts } from "#server/storage/posts/posts.ts";
import { onShadowTables } from "./shadow-tables.ts";

const titlesOf = (posts: Awaited<ReturnType<typeof findPosts>>) =>
  posts.map(({ translations }) => translations.hu?.title);

test("what runs on shadow tables sees what there is, is seen by nobody, and keeps nobody from saving", async () => {
  const { db } = await openTestDatabase();
  const now = new Date();
  await publishPost(db, hungarianPost("Első"), { now });
  await onShadowTables(db, async (copy) => {
    const tried = await publishPost(copy, hungarianPost("Első"), { now: new Date(now.getTime() + 1000) });
    expect(tried.translations.hu?.slug).toBe("elso-2");
    expect(await findContentVersion(db)).toBe(1);
    // With a lock of the dry run it would be refused.
    const saved = await publishPost(db, hungarianPost("Első"), { now: new Date(now.getTime() + 2000) });
    expect(saved.translations.hu?.slug).toBe("elso-2");
    expect(titlesOf(await findPosts(copy, {}))).toEqual(["Első", "Első"]);
  });
  expect(await findPosts(db, {})).toHaveLength(2);
  expect(await findContentVersion(db)).toBe(2);
});

test("a dry run that fails leaves nothing behind", async () => {
  const { db } = await openTestDatabase();
  const failing = onShadowTables(db, async (copy) => {
    await publishPost(copy, hungarianPost("Első"), { now: new Date() });
    throw new Error("given up");
  });
  await expect(failing).rejects.toThrow("given up");
  expect(await findPosts(db, {})).toEqual([]);
});
