import { expect, test } from "vitest";
import { purgeExpired } from "#server/domain/accounts/purge-expired.ts";
import { publishDue } from "#server/domain/posts/publish-scheduled.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const start = new Date("2026-11-21T10:00:00.000Z");
const day = 24 * 60 * 60_000;
const later = (days: number) => new Date(start.getTime() + days * day);

const { openAdmin } = shareTestServers({ start });

const gone = { status: 404, code: "not_found" };

test("a deleted post is nowhere but in the bin, and comes back as it was", async () => {
  const { api, reader, read } = await openAdmin();
  const states = { hu: "published", en: "draft", es: { at: later(40).toISOString() } } as const;
  const created = await api.createPost(writtenPost(), { states, file: await jpegFile() });
  const { id } = created;
  await api.deletePost(id);
  for (const name of [id, "oszi-tura"]) {
    expect(await failure(reader.readPost(name, "hu"))).toMatchObject(gone);
    expect(await failure(api.readFullPost(name))).toMatchObject(gone);
  }
  expect(await reader.listPosts("hu")).toEqual([]);
  expect((await api.listAdminPosts("hu")).posts).toEqual([]);
  for (const path of ["/hu/feed.xml", "/sitemap-posts-1.xml"])
    expect(await read(path)).not.toContain("oszi-tura");
  for (const call of [
    () => api.deletePost(id),
    () => api.changePost(id, writtenPost()),
    () => api.listRevisions(id),
    () => api.restoreRevision(id, 1),
  ])
    expect(await failure(call())).toMatchObject(gone);
  expect(await api.listBin()).toEqual([
    {
      id,
      titles: { hu: "Őszi túra", en: "Autumn hike", es: "Caminata de otoño" },
      deletedAt: start.toISOString(),
      deletedBy: "szerkeszto",
      until: later(30).toISOString(),
    },
  ]);
  expect(await api.restorePost(id)).toEqual(created);
  expect(await reader.readPost("oszi-tura", "hu")).toMatchObject({ id, publishedIn: ["hu"] });
  expect(await read("/hu/feed.xml")).toContain("oszi-tura");
  expect(await api.listBin()).toEqual([]);
});

test("the bin lists the last deleted first, and a draft by the title that it has", async () => {
  const { api, clock } = await openAdmin();
  const { id: first } = await api.createPost(hungarianPost("Egy"));
  const { id: draft } = await api.createPost(hungarianPost("Vázlat"), { states: { hu: "draft" } });
  await api.changePost(first, hungarianPost("Kettő"), { states: { hu: "draft" } });
  await api.deletePost(first);
  clock.time = later(1);
  await api.deletePost(draft);
  const titles = (await api.listBin()).map(({ id, titles }) => [id, titles.hu]);
  expect(titles).toEqual([
    [draft, "Vázlat"],
    [first, "Kettő"],
  ]);
  expect((await api.restorePost(draft)).states?.hu).toBe("draft");
});

test("a new post of the same title takes no address of one in the bin", async () => {
  const { api, reader } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Őszi túra"));
  await api.deletePost(id);
  const { id: other, translations } = await api.createPost(hungarianPost("Őszi túra"));
  expect(translations.hu?.slug).toBe("oszi-tura-2");
  expect(await failure(reader.readPost("oszi-tura", "hu"))).toMatchObject(gone);
  await api.restorePost(id);
  expect((await reader.readPost("oszi-tura", "hu")).id).toBe(id);
  expect((await reader.readPost("oszi-tura-2", "hu")).id).toBe(other);
  await api.deletePost(id);
  await api.erasePost(id);
  const { translations: third } = await api.createPost(hungarianPost("Őszi túra"));
  expect(third.hu?.slug).toBe("oszi-tura");
});

test("nothing is published out of the bin, and what was due meanwhile comes back as a draft", async () => {
  const { api, db, clock, reader } = await openAdmin();
  const states = { hu: "published", en: { at: later(1).toISOString() } } as const;
  const { id } = await api.createPost(writtenPost(), { states });
  await api.changePost(id, hungarianPost("Új cím"), { states: { hu: { at: later(1).toISOString() } } });
  await api.deletePost(id);
  clock.time = later(2);
  expect(await publishDue(db, clock.time)).toBe(0);
  const restored = await api.restorePost(id);
  expect(restored.states).toMatchObject({ hu: "published", en: "draft" });
  expect(restored.drafts).toMatchObject({ hu: { title: "Új cím" }, en: { title: "Autumn hike" } });
  expect(await publishDue(db, clock.time)).toBe(0);
  expect(await reader.readPost(id, "hu")).toMatchObject({ title: "Őszi túra", publishedIn: ["hu", "es"] });
});

test("what was deleted thirty days ago is erased with its pictures, and told in the audit log", async () => {
  const { api, db, send } = await openAdmin();
  const { id, cover } = await api.createPost(hungarianPost("Régi"), { file: await jpegFile() });
  await api.deletePost(id);
  await purgeExpired(db, new Date(later(30).getTime() - 1));
  expect(await api.listBin()).toHaveLength(1);
  expect((await send(`/media/${cover?.hash}/320.jpeg`)).status).toBe(200);
  await purgeExpired(db, later(30));
  // The session was purged too.
  await api.signIn(administrator);
  expect(await api.listBin()).toEqual([]);
  expect((await send(`/media/${cover?.hash}/320.jpeg`)).status).toBe(404);
  expect(await failure(api.restorePost(id))).toMatchObject(gone);
  const { events } = await api.listAuditEvents({ kind: "post_erased" });
  expect(events).toMatchObject([{ source: "site", subject: `Régi (${id})` }]);
});

test("a post that is not in the bin is neither restored nor erased, and visitors see no bin", async () => {
  const { api, reader } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Itt"));
  for (const name of [id, "nincs", "a\0b"]) {
    expect(await failure(api.restorePost(name))).toMatchObject(gone);
    expect(await failure(api.erasePost(name))).toMatchObject(gone);
  }
  for (const call of [() => reader.listBin(), () => reader.restorePost(id), () => reader.erasePost(id)])
    expect(await failure(call())).toMatchObject({ status: 401 });
  expect((await api.readPost(id, "hu")).title).toBe("Itt");
});

test("a post that is sent again after it was deleted stays in the bin", async () => {
  const { api } = await openAdmin();
  const id = "0123456789abcdef01234567";
  await api.createPost(hungarianPost("Kétszer"), { id });
  await api.deletePost(id);
  expect(await failure(api.createPost(hungarianPost("Kétszer"), { id }))).toMatchObject(gone);
  expect(await api.listBin()).toHaveLength(1);
});

test("a text is cleaned when it comes back, by what the site has learned meanwhile", async () => {
  const { api, db, reader } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Tiszta"));
  await api.deletePost(id);
  await db.$client.query(
    "update post_translations set content = to_jsonb('<p><a href=\"javascript:x()\">a</a></p>'::text)",
  );
  await api.restorePost(id);
  expect((await reader.readPost(id, "hu")).content).toBe("<p>a</p>");
});
