import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { publishDue } from "#server/domain/posts/publish-scheduled.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const start = new Date("2026-11-21T10:00:00Z");
const later = "2026-11-22T08:00:00.000Z";
/** Said to `publishDue` alone: the server's own look for what is due keeps to its clock, which stands at the start. */
const due = new Date(later);

const { openAdmin, openTestServer } = shareTestServers({ start });

test("a scheduled post appears when its time has come, as new as that", async () => {
  const { api, db, reader } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Újévi"), { states: { hu: { at: later } } });
  expect(await publishDue(db, new Date(Date.parse(later) - 1))).toBe(0);
  expect(await reader.listPosts("hu")).toEqual([]);
  expect(await publishDue(db, due)).toBe(1);
  expect(await reader.listPosts("hu")).toMatchObject([{ id, createdAt: later, slug: "ujevi" }]);
  expect(await publishDue(db, due)).toBe(0);
  expect((await api.readFullPost(id)).states?.hu).toBe("published");
});

test("what was due while the site was down is published by its next start at once", async () => {
  const { api, db, reader } = await openAdmin();
  await api.createPost(hungarianPost("Leállás alatt"), { states: { hu: { at: later } } });
  const { app } = await openTestServer({ db, now: () => new Date(later) });
  // Waits for the first look alone: the next one would come five seconds later.
  await app.close();
  expect(await reader.listPosts("hu")).toMatchObject([{ title: "Leállás alatt", createdAt: later }]);
});

test("two processes publish what is due once", async () => {
  const { api, db } = await openAdmin();
  for (const title of ["A", "B", "C"])
    await api.createPost(hungarianPost(title), { states: { hu: { at: later } } });
  const counts = await Promise.all([publishDue(db, due), publishDue(db, due)]);
  expect(counts[0] + counts[1]).toBe(3);
});

test("a post that cannot be published does not hold up the others", async () => {
  const { api, db, reader } = await openAdmin();
  for (const title of ["A", "B", "C"])
    await api.createPost(hungarianPost(title), { states: { hu: { at: later } } });
  await db.execute(sql`alter table post_translations add constraint broken check (title <> 'B')`);
  await expect(publishDue(db, due)).rejects.toThrow("could not be published");
  const titles = async () => (await reader.listPosts("hu")).map(({ title }) => title).toSorted();
  expect(await titles()).toEqual(["A", "C"]);
  await db.execute(sql`alter table post_translations drop constraint broken`);
  expect(await publishDue(db, due)).toBe(1);
  expect(await titles()).toEqual(["A", "B", "C"]);
});

test("a moment that has passed publishes at once", async () => {
  const { api, reader } = await openAdmin();
  await api.createPost(hungarianPost("Tegnapi"), { states: { hu: { at: "2026-11-20T08:00:00Z" } } });
  expect(await reader.listPosts("hu")).toHaveLength(1);
});
