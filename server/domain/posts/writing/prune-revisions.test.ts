import { expect, test } from "vitest";
import type { Language } from "#i18n/languages.ts";
import { siteItself } from "#server/domain/audit/record-event.ts";
import { purgeExpired } from "#server/domain/accounts/purge-expired.ts";
import { changePost, publishPost } from "#server/domain/posts/write-post.ts";
import { listRevisions } from "#server/domain/posts/post-revisions.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

const by = siteItself;
const common = { author: "Anna", category: "Discovery" } as const;
const text = (title: string) => ({ title, summary: "", content: "" });

/** A post that was begun on Monday, 6 January 2025. */
async function openPost() {
  const { db } = await openTestDatabase();
  const { id } = await publishPost(
    db,
    { ...common, translations: { hu: text("hu 1") } },
    { now: new Date("2025-01-06T10:00:00Z"), by, states: { hu: "draft" } },
  );
  return {
    db,
    async save(language: Language, title: string, at: string, state: "draft" | "published" = "draft") {
      const now = new Date(`${at}T12:00:00Z`);
      const translations = { [language]: text(title) };
      await changePost(db, id, { ...common, translations }, { now, by, states: { [language]: state } });
    },
    titles: async () => (await listRevisions(db, id)).map(({ title }) => title).toReversed(),
  };
}

test("of revisions older than a year the last of each week stays, and what is in use", async () => {
  const { db, save, titles } = await openPost();
  await save("hu", "hu 2, a Monday", "2025-01-06");
  await save("hu", "hu 3, translated", "2025-01-07");
  await save("en", "en 1, first", "2025-01-07");
  await save("hu", "hu 4, published", "2025-01-08", "published");
  await save("hu", "hu 5, in between", "2025-01-09");
  await save("hu", "hu 6, a Sunday", "2025-01-12");
  await save("hu", "hu 7, a Monday", "2025-01-13");
  await save("hu", "hu 8, the last of its week", "2025-01-14");
  await save("en", "en 2, in work", "2025-02-03");
  await save("hu", "hu 9, young", "2025-03-03");
  await save("hu", "hu 10, young", "2025-03-04");
  const all = await titles();
  await purgeExpired(db, new Date("2026-01-06T00:00:00Z"));
  expect(await titles()).toEqual(all);
  await purgeExpired(db, new Date("2026-02-20T00:00:00Z"));
  const pruned = ["hu 2, a Monday", "hu 5, in between", "hu 7, a Monday"];
  expect(await titles()).toEqual(all.filter((title) => !pruned.includes(title)));
  await purgeExpired(db, new Date("2026-02-20T00:10:00Z"));
  expect(await titles()).toHaveLength(all.length - pruned.length);
});

test("a number is never given twice, whatever was pruned", async () => {
  const { db, save, titles } = await openPost();
  await save("hu", "hu 2", "2025-01-07");
  await save("hu", "hu 3", "2025-01-07");
  await save("hu", "", "2025-01-08");
  await purgeExpired(db, new Date("2027-01-01T00:00:00Z"));
  expect(await titles()).toEqual(["hu 1", "hu 3"]);
  await save("en", "en 1", "2027-01-02");
  const { rows } = await db.$client.query("select revision from post_revisions order by revision");
  expect(rows.map(({ revision }) => revision)).toEqual([1, 3, 4]);
});
