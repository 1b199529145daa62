import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const { openSignedInServer } = shareTestServers();

test("a restore brings what posts are found by, and an old post's base fields are found as its Hungarian text", async () => {
  const now = () => new Date("2026-11-23T10:00:00Z");
  const { api, db, env } = await openSignedInServer({ now });
  await api.createPost(hungarianPost("Zarándokút"));
  const { id } = await api.createPost(hungarianPost("Más"));
  await db.execute(sql`delete from post_translations where post_id = ${id}`);
  await db.execute(
    sql`update posts set title = 'Régi bejegyzés', content = to_jsonb('<p>Lámák</p>'::text) where id = ${id}`,
  );
  const file = join(await makeTemporaryFolder(), "site.backup");
  await makeBackup({ db, dataDir: env.DATA_DIR, file, now: now() });
  await db.execute(sql`delete from posts`);
  const found = async (q: string) => {
    const { results } = await api.search("hu", { q, kind: "blog" });
    return results.map(({ title }) => title.join(""));
  };
  expect(await found("zarándokút")).toEqual([]);
  await restoreBackup({ db, dataDir: env.DATA_DIR, file, replace: true });
  expect(await found("zarandokutak")).toEqual(["Zarándokút"]);
  expect(await found("lama")).toEqual(["Régi bejegyzés"]);
});

test("a fact that the editors have corrected is found with its new value, at once", async () => {
  const { api } = await openSignedInServer({ now: () => new Date("2026-11-23T10:00:00Z") });
  const first = async () =>
    (await api.search("en", { q: "bus from Lima to Ica", kind: "facts" })).results[0]?.snippet.join("");
  expect(await first()).toContain("40–55");
  const value = { range: [61, 77], currency: "PEN", lookUp: "cruzDelSur" };
  const source = { name: "A", url: null };
  await api.changeFact("costs.transportPrices.limaIca", { value, source, checkedOn: "2026-11-20" });
  expect(await first()).toContain("61–77");
});
