import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Block } from "#api/documents/block-tree.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { findContentVersion } from "#server/storage/queries/content-version.ts";
import { searchPosts } from "#server/storage/posts/search-posts.ts";
import { findPostsByStems } from "#server/storage/search/post-search.ts";
import { cleanerVersion } from "./clean-html.ts";
import { createAdministrator } from "#server/domain/accounts/administrators.ts";
import { findAccountNamed } from "#server/domain/accounts/accounts.ts";
import { siteItself, type Actor } from "#server/domain/audit/record-event.ts";
import { movePostToBin } from "#server/domain/posts/bin.ts";
import { changeSeveral } from "#server/domain/posts/change-several.ts";
import { cleanStoredPosts } from "./clean-stored-posts.ts";
import { readAdminPost } from "#server/domain/posts/admin-posts.ts";
import { readRevision } from "#server/domain/posts/post-revisions.ts";
import { makePreview, readPreview } from "#server/domain/posts/reading/preview.ts";
import { listNewestPosts, readPost, readFullPost } from "#server/domain/posts/reading/read-posts.ts";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { keepAutosaves, listAutosaves } from "#server/domain/writing/post-autosaves.ts";

const now = new Date("2026-11-21T10:00:00Z");
const dirty = '<p><a href="javascript:stored()">a</a></p>';
const dirtyTree = JSON.stringify(readHtml(dirty));
const html = (text: { blocks: Block[] } | undefined) => printHtml(text?.blocks ?? []);

const anna: Actor = {
  source: "account",
  username: "anna",
  session: "",
  rights: { role: "administrator", languages: [] },
};

async function openWithPosts() {
  const { db } = await openTestDatabase();
  const { id } = await publishPost(db, writtenPost(), { now });
  await publishPost(db, writtenPost(), { now });
  return { db, id };
}

test("what another cleaner left in stored texts is removed at the next start, and the post's date stays", async () => {
  const { db, id } = await openWithPosts();
  await db.execute(
    sql`update post_translations set content = ${dirtyTree}::jsonb where post_id = ${id} and language = 'hu'`,
  );
  // A former release has stored this one, as HTML.
  await db.execute(sql`update posts set content = to_jsonb(${dirty}::text) where id = ${id}`);
  const version = await findContentVersion(db);
  expect(await cleanStoredPosts(db)).toBe(2);
  expect(await findContentVersion(db)).toBe(version + 2);
  const post = await readFullPost(db, id);
  expect([html(post), html(post.translations.hu)]).toEqual(["<p>a</p>", "<p>a</p>"]);
  expect(post.updatedAt).toBe(now.toISOString());
});

test("the HTML of a former release is shown and found as it is, and becomes a tree at the next start", async () => {
  const { db, id } = await openWithPosts();
  const former = "<h2>Alpaka</h2><p>A <strong>lá</strong>ma &amp; a kondor</p>";
  await db.execute(
    sql`update post_translations set content = to_jsonb(${former}::text) where post_id = ${id} and language = 'hu'`,
  );
  const stored = async () => {
    const { rows } = await db.execute(
      sql`select jsonb_typeof(content) as type, plain from post_translations where post_id = ${id} and language = 'hu'`,
    );
    return rows[0];
  };
  const seen = async () => [
    html(await readPost(db, id, "hu")),
    await searchPosts(db, ["kondor"], "texts"),
    (await findPostsByStems(db, "hu", [{ stems: ["kondor"], isBeginning: false }], 9)).map((post) => post.id),
  ];
  expect(await seen()).toEqual([former, [id], [id]]);
  expect(await stored()).toMatchObject({ type: "string" });
  const version = await findContentVersion(db);
  // Nothing had to be cleaned, and the pages that are kept go on saying what is stored.
  expect(await cleanStoredPosts(db)).toBe(0);
  expect(await findContentVersion(db)).toBe(version);
  expect(await stored()).toEqual({ type: "array", plain: "Alpaka A láma & a kondor\n" });
  expect(await seen()).toEqual([former, [id], [id]]);
});

test("drafts, former texts, unsaved ones and the bin are cleaned too, and what was written meanwhile stays", async () => {
  const { db, id } = await openWithPosts();
  const states = { hu: "draft", en: "draft", es: "draft" } as const;
  const drafted = await publishPost(db, writtenPost(), { now, states });
  const texts = { hu: { title: "Kézirat", summary: "", content: "<p>x</p>", coverAlt: "" } };
  await keepAutosaves(db, drafted.id, { texts, basedOn: now.toISOString() }, { now, by: anna });
  await movePostToBin(db, id, { now, by: siteItself });
  for (const table of ["post_revisions", "post_autosaves"])
    await db.execute(
      sql`update ${sql.identifier(table)} set content = to_jsonb(${dirty}::text || language || post_id)`,
    );
  const contents = async () => {
    const { rows } = await db.execute(
      sql`select content from post_revisions union all select content from post_autosaves`,
    );
    return rows.map(({ content }) => (typeof content === "string" ? content : printHtml(content as Block[])));
  };
  const before = await contents();
  expect(before.every((content) => content.includes("javascript:"))).toBe(true);
  expect(await cleanStoredPosts(db)).toBe(before.length);
  const after = await contents();
  expect(after).toHaveLength(before.length);
  for (const content of after) expect(content).toMatch(/^<p>a<\/p><p>(hu|en|es)[\da-f]{24}<\/p>$/);
});

test("whatever stored it, nothing is shown or published that is not clean", async () => {
  const { db } = await openTestDatabase();
  const states = { hu: "draft" } as const;
  const { id } = await publishPost(db, hungarianPost("Terv"), { now, states });
  await createAdministrator(db, { username: "anna", password: "Machu Picchu 2430" }, now);
  const accountId = (await findAccountNamed(db, "anna"))?.id ?? "";
  const texts = { hu: { title: "Terv", summary: "", content: "<p>x</p>", coverAlt: "" } };
  await keepAutosaves(db, id, { texts, basedOn: now.toISOString() }, { now, by: anna });
  for (const table of ["post_revisions", "post_autosaves"])
    await db.execute(sql`update ${sql.identifier(table)} set content = ${dirtyTree}::jsonb`);
  const { until, signature } = await makePreview(db, id, "hu", { accountId, now });
  const shown = [
    (await readAdminPost(db, id)).drafts.hu,
    await readRevision(db, id, 1),
    (await listAutosaves(db, id))[0],
    (await readPreview(db, { id, language: "hu" }, { until, signature }, now)).post,
  ];
  expect(shown.map(html)).toEqual(Array(4).fill("<p>a</p>"));
  await changeSeveral(db, { posts: [id], action: "publish", languages: ["hu"] }, { now, by: siteItself });
  const { rows } = await db.execute(sql`select content from post_translations`);
  expect(rows).toEqual([{ content: readHtml("<p>a</p>") }]);
  // Until everything has been cleaned, texts are cleaned whenever readers open them.
  await db.execute(sql`update post_translations set content = ${dirtyTree}::jsonb`);
  expect(html(await readPost(db, id, "hu"))).toBe("<p>a</p>");
  expect(html((await listNewestPosts(db, "hu", {}))[0])).toBe("<p>a</p>");
});

test("it is done once for each version of the cleaner, and again when it was stopped", async () => {
  const { db, id } = await openWithPosts();
  await db.execute(
    sql`update post_translations set content = ${dirtyTree}::jsonb where post_id = ${id} and language = 'hu'`,
  );
  expect(await cleanStoredPosts(db, () => true)).toBe(0);
  expect(await cleanStoredPosts(db)).toBe(1);
  await db.execute(
    sql`update post_translations set content = ${dirtyTree}::jsonb where post_id = ${id} and language = 'hu'`,
  );
  expect(await cleanStoredPosts(db)).toBe(0);
});

test("whoever changes the cleaner is asked whether its version is to be raised", async () => {
  const hash = createHash("sha256");
  const root = new URL("../../../../", import.meta.url);
  const files = [];
  for await (const file of glob("{api/post-html/*,server/domain/posts/cleaning/allowed-markup}.ts", {
    cwd: root,
  }))
    files.push(file);
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
    cleanerVersion: 3,
    sources: "9b9f06813be03538",
  });
});
