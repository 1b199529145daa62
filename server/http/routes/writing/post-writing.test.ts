import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { addColleague, visitor } from "#tests/support/servers/test-server.ts";

const start = new Date("2026-11-21T10:00:00Z");

const { openAdmin } = shareTestServers({ start });

/** An admin area with a second editor at it. */
async function openForTwo() {
  const server = await openAdmin();
  return { ...server, anna: await addColleague(server) };
}

const text = (title: string) => ({ title, summary: "", content: "" });

test("an autosave is kept for its writer alone, and nobody else sees a change", async () => {
  const { api, anna, clock } = await openForTwo();
  const post = await api.createPost(writtenPost());
  const { id, updatedAt: basedOn } = post;
  clock.time = new Date("2026-11-21T10:32:00Z");
  await anna.autosave(id, { texts: { hu: text("Anna") }, basedOn });
  await api.autosave(id, { texts: { hu: text("Szerkesztő"), en: text("Editor") }, basedOn });
  await anna.autosave(id, { texts: { hu: text("Anna tovább") }, basedOn });
  expect(await api.readFullPost(id)).toEqual(post);
  expect(await api.listRevisions(id)).toHaveLength(3);
  const kept = await api.listAutosaves(id);
  expect(kept.map(({ savedBy, language, title }) => [savedBy, language, title]).toSorted()).toEqual([
    ["Anna", "hu", "Anna tovább"],
    [administrator.username, "en", "Editor"],
    [administrator.username, "hu", "Szerkesztő"],
  ]);
  expect(kept[0]).toMatchObject({ savedAt: "2026-11-21T10:32:00.000Z", basedOn, base: null });
  // Nobody was in the way of anybody: both save by the version with which they began, and the second is asked.
  await anna.changePost(id, hungarianPost("Anna kész"), { updatedAt: basedOn, states: { hu: "draft" } });
  expect(await failure(api.changePost(id, writtenPost(), { updatedAt: basedOn }))).toMatchObject({
    code: "changed_meanwhile",
  });
  expect((await api.listAutosaves(id)).map(({ savedBy }) => savedBy)).toEqual([
    administrator.username,
    administrator.username,
  ]);
});

test("an autosave tells with which text it began, where another one was saved since", async () => {
  const { api, anna, clock } = await openForTwo();
  const { id, updatedAt: basedOn } = await api.createPost(writtenPost());
  const hu = { ...text("a"), note: "Új árak vannak." };
  await anna.autosave(id, { texts: { hu, en: text("b"), es: text("c") }, basedOn });
  clock.time = new Date("2026-11-21T10:32:00Z");
  const translations = { hu: text("Később"), es: text("Después") };
  await api.changePost(id, { ...writtenPost(), translations }, { states: { hu: "draft", es: "draft" } });
  const bases = async () =>
    Object.fromEntries((await api.listAutosaves(id)).map(({ language, base }) => [language, base]));
  const { slug: _, ...former } = (await api.readFullPost(id)).translations.hu ?? {};
  expect((await bases())["hu"]).toEqual({ ...former, coverAlt: "", coverRole: "" });
  const notes = (await api.listAutosaves(id)).map(({ language, note }) => [language, note]);
  expect(Object.fromEntries(notes)).toEqual({ hu: hu.note, en: "", es: "" });
  expect((await bases())["en"]).toBeNull();
  await api.autosave(id, { texts: { hu: text("d") }, basedOn: clock.time.toISOString() });
  expect((await api.listAutosaves(id)).at(-1)).toMatchObject({ title: "d", base: null });
});

test("an autosave goes when its writer saves that language, or has nothing unsaved in it any more", async () => {
  const { api } = await openForTwo();
  const { id, updatedAt: basedOn } = await api.createPost(writtenPost());
  const languagesKept = async () => (await api.listAutosaves(id)).map(({ language }) => language);
  await api.autosave(id, { texts: { hu: text("a"), en: text("b"), es: text("c") }, basedOn });
  await api.autosave(id, { texts: { es: null }, basedOn });
  expect(await languagesKept()).toEqual(["en", "hu"]);
  await api.changePost(id, hungarianPost("Mentve"), { states: { hu: "draft" } });
  expect(await languagesKept()).toEqual(["en"]);
  await api.restoreRevision(id, 1);
  expect(await languagesKept()).toEqual(["en"]);
});

test("a picture in an autosave is stored, and goes with it", async () => {
  const { api, send } = await openForTwo();
  const { id, updatedAt: basedOn } = await api.createPost(hungarianPost("Képes"));
  const data = (await pictureFile("jpeg", 500, 300)).toString("base64");
  const content = `<p onclick="x()">Hegy</p><img src="data:image/jpeg;base64,${data}" alt="hegy">`;
  await api.autosave(id, { texts: { hu: { ...text("Képes"), content } }, basedOn });
  const [kept] = await api.listAutosaves(id);
  expect(kept?.content).toContain("<p>Hegy</p>");
  // The account that added the picture is recorded, once.
  expect((await api.listPictures()).pictures).toMatchObject([{ addedBy: administrator.username }]);
  expect((await api.listAuditEvents({ kind: "picture_added" })).events).toHaveLength(1);
  const [address = ""] = /\/media\/\w+\/\d+\.jpeg/.exec(kept?.content ?? "") ?? [];
  expect((await send(address)).status).toBe(200);
  // Left out, and back again.
  for (const again of ["<p>Hegy</p>", kept?.content ?? ""])
    await api.autosave(id, { texts: { hu: { ...text("Képes"), content: again } }, basedOn });
  expect((await send(address)).status).toBe(200);
  expect((await api.listAuditEvents({ kind: "picture_added" })).events).toHaveLength(1);
  const second = (await pictureFile("jpeg", 400, 300)).toString("base64");
  const both = `${kept?.content}<img src="data:image/jpeg;base64,${second}" alt="tó">`;
  await api.autosave(id, { texts: { hu: { ...text("Képes"), content: both } }, basedOn });
  const [withBoth] = await api.listAutosaves(id);
  const addresses = [...(withBoth?.content ?? "").matchAll(/\/media\/\w+\/\d+\.jpeg/g)].map(([one]) => one);
  expect(addresses).toHaveLength(2);
  for (const one of addresses) expect((await send(one)).status).toBe(200);
  await api.changePost(id, hungarianPost("Mégis kép nélkül"));
  expect((await send(address)).status).toBe(404);
});

test("what cannot be kept is refused with a reason", async () => {
  const { api, app } = await openForTwo();
  const { id, updatedAt: basedOn } = await api.createPost(writtenPost());
  const anonymous = createAdminClient(visitor(app));
  const none = "0".repeat(24);
  for (const [call, refusal] of [
    [() => anonymous.autosave(id, { texts: {}, basedOn }), { status: 401 }],
    [() => anonymous.listAutosaves(id), { status: 401 }],
    [() => anonymous.tellPresence(id, "f", { language: "hu" }), { status: 401 }],
    [() => anonymous.changeSourceLanguage(id, "en"), { status: 401 }],
    [() => api.autosave(none, { texts: { hu: text("a") }, basedOn }), { status: 404, code: "not_found" }],
    [() => api.listAutosaves(none), { status: 404, code: "not_found" }],
    [() => api.tellPresence(none, "f", { language: "hu" }), { status: 404, code: "not_found" }],
    [() => api.tellPresence(id, "not a name", { language: "hu" }), { status: 404 }],
    [
      () => api.autosave(id, { texts: { hu: text("a".repeat(301)) }, basedOn: "tegnap" }),
      { status: 400, fieldErrors: { "texts.hu.title": expect.any(String), basedOn: expect.any(String) } },
    ],
  ] as const)
    await expect(call()).rejects.toMatchObject(refusal);
});

test("who else has a post open is told, for a minute after they were last heard of", async () => {
  const { api, anna, clock, db, app } = await openForTwo();
  const { id, updatedAt } = await api.createPost(writtenPost());
  expect(await anna.tellPresence(id, "a1", { language: "hu" })).toEqual({ others: [], updatedAt });
  clock.time = new Date("2026-11-21T10:00:20Z");
  await anna.tellPresence(id, "a2", { language: "es" });
  // Nothing is taken over from a form with the same name, which somebody might choose.
  await api.tellPresence(id, "a1", { language: "en" });
  const others = [{ username: "Anna", language: "es", since: start.toISOString() }];
  expect((await api.tellPresence(id, "e1", { language: "en" })).others).toEqual(others);
  await api.endPresence(id, "a2");
  expect((await api.tellPresence(id, "e1", { language: "en" })).others).toEqual(others);
  await anna.endPresence(id, "a2");
  expect((await api.tellPresence(id, "e1", { language: "en" })).others).toEqual([
    { ...others[0], language: "hu" },
  ]);
  clock.time = new Date("2026-11-21T10:01:01Z");
  expect((await api.tellPresence(id, "e1", { language: "en" })).others).toEqual([]);
  const saved = await anna.changePost(id, hungarianPost("Közben"));
  expect((await api.tellPresence(id, "e1", { language: "en" })).updatedAt).toBe(saved.updatedAt);
  // No reader's page is made anew for it.
  const version = async () => (await db.$client.query("select version from content_version")).rows;
  const before = await version();
  await api.tellPresence(id, "e1", { language: "hu" });
  expect(await version()).toEqual(before);
  expect(app.hasRoute({ method: "GET", url: "/api/post/:id/presence/:form" })).toBe(false);
});

test("another language becomes the source, and what agreed with the former one agrees with it", async () => {
  const { api } = await openForTwo();
  const { id, updatedAt, ...post } = await api.createPost(writtenPost());
  expect(post).toMatchObject({ sourceLanguage: "hu", outdated: [] });
  const changed = await api.changeSourceLanguage(id, "en");
  expect(changed).toMatchObject({
    sourceLanguage: "en",
    outdated: [],
    updatedAt,
    translations: post.translations,
  });
  expect(changed.madeFrom).toEqual({ hu: 2, es: 2 });
  const en = { title: "A winter hike", summary: "", content: "" };
  const moved = await api.changePost(
    id,
    { ...writtenPost(), translations: { en } },
    { states: { en: "draft" } },
  );
  expect(moved.outdated).toEqual(["hu", "es"]);
  // Outdated translations stay outdated: nobody knows which changes of the new source they contain.
  await api.changePost(id, hungarianPost("Téli túra"), { states: { hu: "draft" }, upToDate: ["hu"] });
  const back = await api.changeSourceLanguage(id, "hu");
  expect(back).toMatchObject({ sourceLanguage: "hu", outdated: ["es"], madeFrom: { en: 5, es: 0 } });
});

test("a text that was never saved in the admin area can become the source, one that is not there cannot", async () => {
  const { api, db } = await openForTwo();
  const { id } = await api.createPost({
    ...writtenPost(),
    translations: { hu: text("Csak"), en: text("Only") },
  });
  await db.$client.query("delete from post_revisions; delete from translation_states");
  await expect(api.changeSourceLanguage(id, "es")).rejects.toMatchObject({
    status: 400,
    fieldErrors: { language: "there is no text in this language" },
  });
  const changed = await api.changeSourceLanguage(id, "en");
  expect(changed).toMatchObject({
    sourceLanguage: "en",
    outdated: [],
    states: { hu: "published", es: "none" },
  });
  const en = { title: "Only one", summary: "", content: "" };
  const moved = await api.changePost(
    id,
    { ...writtenPost(), translations: { en } },
    { states: { en: "draft" } },
  );
  expect(moved.outdated).toEqual(["hu"]);
});
