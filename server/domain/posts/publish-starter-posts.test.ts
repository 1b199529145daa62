import { expect, test } from "vitest";
import { loadStarterPosts } from "#server/load-starter-posts.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { insertOneTimeJob } from "#server/storage/queries/one-time-jobs.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import type { StoredFullPost } from "#server/storage/posts/stored-text.ts";
import { languages } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { movePostToBin } from "./bin.ts";
import { siteItself } from "#server/domain/audit/record-event.ts";
import { listRevisions, readRevision } from "./post-revisions.ts";
import { publishStarterPosts, type StarterPost } from "./publish-starter-posts.ts";
import { readFullPost } from "./reading/read-posts.ts";
import { changePost, publishPost } from "./write-post.ts";

const now = new Date("2026-11-28T10:00:00Z");
const installed = new Date("2026-11-23T10:00:00Z");

const former = "<p>A belépő 163&nbsp;sol.</p>";

/** Publishes a post as an earlier release left it. */
async function publishFormer(db: Queries, { post }: StarterPost): Promise<StoredFullPost> {
  const { hu } = post.translations;
  if (!hu) throw new Error("a starter post has no Hungarian text");
  return publishPost(db, { ...post, translations: { hu: { ...hu, content: former } } }, { now: installed });
}

test("an earlier release's starter posts name facts after an upgrade, but for what somebody changed or removed", async () => {
  const { db } = await openTestDatabase();
  await insertOneTimeJob(db, "starter-posts");
  const ids: string[] = [];
  for (const starter of await loadStarterPosts()) ids.push((await publishFormer(db, starter)).id);
  const [untouched = "", changed = "", removed = "", ...others] = ids;
  const { category } = writtenPost();
  await changePost(db, changed, { author: "Anna", category, translations: {} }, { now: installed });
  await movePostToBin(db, removed, { now, by: siteItself });
  expect(await publishStarterPosts(db, loadStarterPosts, now)).toEqual({
    published: 0,
    renewed: 1 + others.length,
  });
  const renewed = await readFullPost(db, untouched);
  for (const language of languages)
    expect(printHtml(renewed.translations[language]?.blocks ?? [])).toContain('<a href="/fact/');
  expect(renewed.createdAt).toBe(installed.toISOString());
  const [revision] = (await listRevisions(db, untouched))
    .filter(({ language }) => language === "hu")
    .toReversed();
  expect(printHtml((await readRevision(db, untouched, revision?.revision ?? 0)).blocks)).toBe(former);
  expect(printHtml((await readFullPost(db, changed)).translations.hu?.blocks ?? [])).toBe(former);
  expect(await publishStarterPosts(db, loadStarterPosts, now)).toEqual({ published: 0, renewed: 0 });
});

test("an empty database gets the posts once, with their present words", async () => {
  const { db } = await openTestDatabase();
  const { length } = await loadStarterPosts();
  expect(await publishStarterPosts(db, loadStarterPosts, now)).toEqual({ published: length, renewed: 0 });
  expect(await publishStarterPosts(db, loadStarterPosts, now)).toEqual({ published: 0, renewed: 0 });
});
