import { expect, test } from "vitest";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { addColleague } from "#tests/support/servers/test-server.ts";

const start = new Date("2026-11-21T10:00:00.000Z");
const week = 7 * 24 * 60 * 60_000;
const inAWeek = new Date(start.getTime() + week).toISOString();

const { openAdmin, openTestServer } = shareTestServers({ start });

const gone = { status: 404, code: "not_found" };

test("a draft is read by anybody with its address, until seven days are over", async () => {
  const { api, clock, reader } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Titkos terv"), { states: { hu: "draft" } });
  const { url, expiresAt } = await api.previewPost(id, "hu");
  expect(expiresAt).toBe(inAWeek);
  const { origin, pathname, search } = new URL(url);
  expect([origin, pathname]).toEqual(["http://irany.test", `/hu/preview/${id}`]);
  clock.time = new Date(start.getTime() + week - 1);
  const preview = await reader.readPreview(id, "hu", search);
  expect(preview).toMatchObject({
    state: "draft",
    isChanged: false,
    expiresAt,
    post: { title: "Titkos terv" },
  });
  clock.time = new Date(start.getTime() + week);
  const late = reader.readPreview(id, "hu", search);
  expect(await failure(late)).toMatchObject({ status: 410, code: "preview_expired" });
});

test("an address shows one language of one post, and as long as it says", async () => {
  const { api, reader } = await openAdmin();
  const states = { hu: "draft", en: "draft" } as const;
  const { id } = await api.createPost(writtenPost(), { states });
  const { id: other } = await api.createPost(hungarianPost("Másik"), { states: { hu: "draft" } });
  const { search } = new URL((await api.previewPost(id, "hu")).url);
  const later = search.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`);
  const other1 = search.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (const call of [
    () => reader.readPreview(other, "hu", search),
    () => reader.readPreview(id, "en", search),
    () => reader.readPreview(id, "hu", later),
    () => reader.readPreview(id, "hu", other1),
    () => reader.readPreview(id, "hu", `${search}A`),
  ])
    expect(await failure(call())).toMatchObject(gone);
  expect(await failure(reader.readPreview(id, "hu", "?until=1"))).toMatchObject({ status: 400 });
});

test("it shows the text that was saved last, and where the language stands", async () => {
  const { api, reader } = await openAdmin();
  const { id } = await api.createPost(writtenPost());
  const { search } = new URL((await api.previewPost(id, "hu")).url);
  const read = () => reader.readPreview(id, "hu", search);
  expect(await read()).toMatchObject({ state: "published", isChanged: false, post: { title: "Őszi túra" } });
  await api.changePost(id, hungarianPost("Téli túra"), { states: { hu: "draft" } });
  expect(await read()).toMatchObject({ state: "published", isChanged: true, post: { title: "Téli túra" } });
  await api.changePost(id, hungarianPost("", "<p>Cím nélkül</p>"), { states: { hu: "unpublished" } });
  // A text that was withdrawn cannot be read at preview addresses that were passed on.
  expect(await failure(read())).toMatchObject(gone);
  const { search: again } = new URL((await api.previewPost(id, "hu")).url);
  const { state, post } = await reader.readPreview(id, "hu", again);
  expect([state, post.language, post.content]).toEqual(["unpublished", "hu", "<p>Cím nélkül</p>"]);
  await api.changePost(id, hungarianPost("", "<p>Még mindig</p>"), { states: { hu: "unpublished" } });
  expect((await reader.readPreview(id, "hu", again)).post.content).toBe("<p>Még mindig</p>");
});

test("addresses end when somebody ends them, in that language alone, and with the account that made them", async () => {
  const { api, app, reader } = await openAdmin();
  const states = { hu: "draft", en: "draft" } as const;
  const { id } = await api.createPost(writtenPost(), { states });
  const anna = await addColleague({ app, api }, { role: "translator", languages: ["en"] });
  const make = async (admin: typeof api, language: "hu" | "en") =>
    new URL((await admin.previewPost(id, language)).url).search;
  const [own, other, hers] = [await make(api, "hu"), await make(api, "en"), await make(anna, "hu")];
  await api.endPreviews(id, "hu");
  for (const search of [own, hers])
    expect(await failure(reader.readPreview(id, "hu", search))).toMatchObject(gone);
  await reader.readPreview(id, "en", other);
  const again = await make(anna, "hu");
  await reader.readPreview(id, "hu", again);
  const listed = (await api.listAccounts()).find(({ username }) => username === "Anna");
  await api.disableAccount(listed?.id ?? "");
  expect(await failure(reader.readPreview(id, "hu", again))).toMatchObject(gone);
  expect(await failure(reader.endPreviews(id, "en"))).toMatchObject({ status: 401 });
});

test("a post that was never published is as new as the time of its schedule", async () => {
  const { api, reader } = await openAdmin();
  const at = "2027-01-05T08:00:00.000Z";
  const { id } = await api.createPost(hungarianPost("Majd"), { states: { hu: { at } } });
  const { search } = new URL((await api.previewPost(id, "hu")).url);
  expect(await reader.readPreview(id, "hu", search)).toMatchObject({
    state: { at },
    post: { createdAt: at },
  });
});

test("only the admin area makes addresses, of posts and languages that there are, and none for the bin", async () => {
  const { api, reader } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Itt"));
  expect(await failure(reader.previewPost(id, "hu"))).toMatchObject({ status: 401 });
  expect(await failure(api.previewPost("nincs", "hu"))).toMatchObject(gone);
  await expect(api.previewPost(id, "es")).rejects.toMatchObject({
    status: 400,
    fieldErrors: { language: "there is no text in this language" },
  });
  const { search } = new URL((await api.previewPost("itt", "hu")).url);
  await api.deletePost(id);
  expect(await failure(api.previewPost(id, "hu"))).toMatchObject(gone);
  expect(await failure(reader.readPreview(id, "hu", search))).toMatchObject(gone);
  await api.restorePost(id);
  expect(await failure(reader.readPreview(id, "hu", search))).toMatchObject(gone);
});

test("all processes of an installation know its addresses, and no other installation does", async () => {
  const { api, db } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Itt"));
  const { search } = new URL((await api.previewPost(id, "hu")).url);
  const beside = await openTestServer({ db, now: () => start });
  expect((await beside.api.readPreview(id, "hu", search)).post.title).toBe("Itt");
  await db.$client.query("delete from post_previews");
  expect(await failure(beside.api.readPreview(id, "hu", search))).toMatchObject(gone);
});
