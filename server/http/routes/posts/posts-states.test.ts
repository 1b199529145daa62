import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { publishDue } from "#server/domain/posts/publish-scheduled.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const start = new Date("2026-11-21T10:00:00Z");
const later = "2026-11-22T08:00:00.000Z";

const { openAdmin } = shareTestServers({ start });

test("without states all that is sent is published at once", async () => {
  const { api, reader } = await openAdmin();
  const { id, states } = await api.createPost(writtenPost());
  expect(states).toEqual({ hu: "published", en: "published", es: "published" });
  expect((await reader.readPost(id, "en")).language).toBe("en");
});

test("a draft is seen in the admin area and nowhere else", async () => {
  const { api, reader, read } = await openAdmin();
  const post = hungarianPost("Titkos terv");
  const { id, states, drafts } = await api.createPost(post, { states: { hu: "draft" } });
  expect(states).toEqual({ hu: "draft", en: "none", es: "none" });
  expect(drafts?.hu).toMatchObject({ title: "Titkos terv" });
  expect((await api.readFullPost(id)).drafts?.hu?.title).toBe("Titkos terv");
  for (const language of languages) {
    expect(await reader.listPosts(language)).toEqual([]);
    for (const name of [id, "titkos-terv"])
      expect(await failure(reader.readPost(name, language))).toMatchObject({ status: 404 });
  }
  expect(await failure(reader.readFullPost(id))).toMatchObject({ status: 404 });
  for (const path of ["/hu/feed.xml", "/sitemap-posts-1.xml"])
    expect(await read(path), path).not.toContain("titkos-terv");
});

test("one language is published while another is still a draft", async () => {
  const { api, reader } = await openAdmin();
  const states = { hu: "published", en: "draft", es: { at: later } } as const;
  const { id, ...post } = await api.createPost(writtenPost(), { states });
  expect(post.states).toEqual(states);
  const shown = await reader.readPost(id, "en");
  expect(shown).toMatchObject({ language: "hu", publishedIn: ["hu"], title: "Őszi túra" });
  expect(Object.keys(shown.translations)).toEqual(["hu"]);
  expect(Object.keys((await reader.readFullPost(id)).translations)).toEqual(["hu"]);
});

test("a post may be written in one language other than Hungarian", async () => {
  const { api, reader } = await openAdmin();
  const en = { title: "Hike", summary: "", content: "<p>x</p>" };
  const created = await api.createPost(writtenPost({ translations: { en } }), {
    states: { en: "published" },
  });
  expect(created.sourceLanguage).toBe("en");
  expect(await reader.readPost("hike", "hu")).toMatchObject({ language: "en" });
});

test("visitors never learn of states, drafts and what is outdated", async () => {
  const { api, reader } = await openAdmin();
  const { id } = await api.createPost(writtenPost(), { states: { en: "draft" } });
  for (const answer of [await reader.readFullPost(id), await reader.readPost(id, "hu")]) {
    for (const field of ["states", "drafts", "outdated", "madeFrom", "sourceLanguage"])
      expect(answer).not.toHaveProperty(field);
  }
});

test("a draft over a published text leaves readers what they read until it is published", async () => {
  const { api, reader } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Első"));
  const saved = await api.changePost(id, hungarianPost("Második"), { states: { hu: "draft" } });
  expect(saved).toMatchObject({ states: { hu: "published" }, drafts: { hu: { title: "Második" } } });
  expect((await reader.readPost(id, "hu")).title).toBe("Első");
  const nothing = { ...hungarianPost(""), translations: {} };
  const published = await api.changePost(id, nothing, { states: { hu: "published" } });
  expect(published.drafts).toEqual({});
  expect(await reader.readPost("elso", "hu")).toMatchObject({ title: "Második", slug: "masodik" });
});

test("a language is withdrawn by itself, the post with the last one, and comes back under its address", async () => {
  const { api, reader } = await openAdmin();
  const { id } = await api.createPost(writtenPost());
  const none = { ...writtenPost(), translations: {} };
  const changed = await api.changePost(id, none, { states: { hu: "unpublished" } });
  expect(changed.states).toEqual({ hu: "unpublished", en: "published", es: "published" });
  expect(await reader.readPost(id, "hu")).toMatchObject({ language: "en" });
  await api.changePost(id, none, { states: { en: "unpublished", es: "unpublished" } });
  expect(await failure(reader.readPost(id, "hu"))).toMatchObject({ status: 404 });
  await api.changePost(id, none, { states: { hu: "published" } });
  expect(await reader.readPost("oszi-tura", "hu")).toMatchObject({ id, title: "Őszi túra" });
});

test("what was published before editors kept revisions is withdrawn without being lost", async () => {
  const { api, db, reader } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Régi"));
  await db.$client.query("delete from post_revisions; delete from translation_states");
  const none = { ...writtenPost(), translations: {} };
  const withdrawn = await api.changePost(id, none, { states: { hu: "unpublished" } });
  expect(withdrawn).toMatchObject({ states: { hu: "unpublished" }, drafts: { hu: { title: "Régi" } } });
  expect(await failure(reader.readPost(id, "hu"))).toMatchObject({ status: 404 });
});

test("a draft needs no title yet, and nothing at all is refused", async () => {
  const { api } = await openAdmin();
  const untitled = hungarianPost("", "<p>Még csak egy gondolat</p>");
  const { drafts } = await api.createPost(untitled, { states: { hu: "draft" } });
  expect(drafts?.hu?.content).toBe("<p>Még csak egy gondolat</p>");
  const nothing = { ...untitled, translations: {} };
  const refused = api.createPost(nothing, { states: {} });
  await expect(refused).rejects.toMatchObject({
    fieldErrors: { translations: "a text in one language is needed" },
  });
});

test("a translation is outdated when its source has moved on, until it is said to agree again", async () => {
  const { api } = await openAdmin();
  const { id, outdated } = await api.createPost(writtenPost());
  expect(outdated).toEqual([]);
  const moved = await api.changePost(id, hungarianPost("Őszi túra", "<p>Más</p>"));
  expect(moved.outdated).toEqual(["en", "es"]);
  const en = { title: "Autumn hike", summary: "", content: "<p>Other</p>" };
  const some = { ...writtenPost(), translations: { en } };
  expect((await api.changePost(id, some, { states: { en: "draft" } })).outdated).toEqual(["en", "es"]);
  expect(moved.madeFrom).toEqual({ en: 1, es: 1 });
  const none = { ...writtenPost(), translations: {} };
  expect((await api.changePost(id, none, { states: {}, upToDate: ["en"] })).outdated).toEqual(["es"]);
});

test("to agree again takes no schedule away and publishes nothing", async () => {
  const { api, clock, db, reader } = await openAdmin();
  const { id } = await api.createPost(writtenPost(), {
    states: { hu: "published", en: { at: later }, es: "unpublished" },
  });
  await api.changePost(id, hungarianPost("Téli túra"));
  const none = { ...writtenPost(), translations: {} };
  const { states } = await api.changePost(id, none, { states: {}, upToDate: ["en", "es"] });
  expect(states).toEqual({ hu: "published", en: { at: later }, es: "unpublished" });
  clock.time = new Date(later);
  await publishDue(db, clock.time);
  expect((await reader.readPost(id, "en")).language).toBe("en");
});

test("what a picture of the source shows is no change of the source; other words and another picture are", async () => {
  const { api } = await openAdmin();
  const picture = (src: string, more: string) => `<p>Szöveg</p><img src="https://a.test/${src}"${more}>`;
  const outdatedAfter = async (content: string, cover: object = {}) => {
    const hu = { title: "Őszi túra", summary: "", content, ...cover };
    const saved = await api.changePost(id, { ...writtenPost(), translations: { hu } });
    // The list and its filter agree with the form.
    const { posts } = await api.listAdminPosts("hu", { state: "outdated" });
    expect(posts.map((post) => post.id)).toEqual((saved.outdated ?? []).length > 0 ? [id] : []);
    return saved.outdated;
  };
  const { id } = await api.createPost(hungarianPost("Őszi túra", picture("a", ' alt=""')));
  const en = { title: "Autumn hike", summary: "", content: "" };
  await api.changePost(id, { ...writtenPost(), translations: { en } }, { states: { en: "published" } });
  expect(await outdatedAfter(picture("a", ' alt="Tó"'))).toEqual([]);
  expect(await outdatedAfter(picture("a", ' alt="" role="presentation"'), { coverAlt: "Hegy" })).toEqual([]);
  expect(await outdatedAfter(picture("b", ' alt="Tó"'))).toEqual(["en"]);
  await api.changePost(id, { ...writtenPost(), translations: {} }, { states: {}, upToDate: ["en"] });
  expect(await outdatedAfter(picture("b", ' alt="Víz"'))).toEqual([]);
  expect(await outdatedAfter(picture("b", ' alt="Víz"').replace("Szöveg", "Más"))).toEqual(["en"]);
  // Described once more, it is still the change from before.
  expect(await outdatedAfter(picture("b", ' alt="Tó"').replace("Szöveg", "Más"))).toEqual(["en"]);
});

test("a source that is withdrawn, or described, before it was ever saved in the admin area is no newer", async () => {
  const { api, db } = await openAdmin();
  const { id } = await api.createPost(hungarianPost("Csak", '<img src="https://a.test/a" alt="">'));
  const en = { title: "Only", summary: "", content: "" };
  await api.changePost(id, { ...writtenPost(), translations: { en } }, { states: { en: "published" } });
  const forgetRevisions = () =>
    db.$client.query("delete from post_revisions; delete from translation_states");
  await forgetRevisions();
  const hu = { title: "Csak", summary: "", content: '<img src="https://a.test/a" alt="Tó">' };
  expect((await api.changePost(id, { ...writtenPost(), translations: { hu } })).outdated).toEqual([]);
  await forgetRevisions();
  const withdrawn = await api.changePost(
    id,
    { ...writtenPost(), translations: {} },
    { states: { hu: "unpublished" } },
  );
  expect(withdrawn).toMatchObject({ outdated: [], states: { hu: "unpublished", en: "published" } });
});

test("a cover that is said to decorate in a draft alone is a change that waits to be published", async () => {
  const { api } = await openAdmin();
  const hu = { title: "Túra", summary: "", content: "" };
  const { id } = await api.createPost({ ...writtenPost(), translations: { hu } });
  const draft = { ...writtenPost(), translations: { hu: { ...hu, coverRole: "presentation" as const } } };
  await api.changePost(id, draft, { states: { hu: "draft" } });
  const { posts } = await api.listAdminPosts("hu", {});
  expect(posts[0]?.changed).toEqual(["hu"]);
});

test("a translation that is saved together with its source was made from it", async () => {
  const { api } = await openAdmin();
  const { id } = await api.createPost(writtenPost());
  const changed = writtenPost({
    translations: {
      hu: { title: "Téli túra", summary: "", content: "" },
      en: { title: "Winter hike", summary: "", content: "" },
    },
  });
  expect((await api.changePost(id, changed)).outdated).toEqual(["es"]);
});

test.each([
  ["states.en", "there is no text in this language", { en: "published" }],
  ["translations.hu.title", "a title is needed to publish", { hu: "published" }],
] as const)(
  "a wrong state is refused by its name (%s) and nothing is stored",
  async (field, said, states) => {
    const { api } = await openAdmin();
    const { id } = await api.createPost(hungarianPost("Marad"), { states: { hu: "draft" } });
    const untitled = hungarianPost("", "<p>Cím nélkül</p>");
    const translations = field.startsWith("states") ? {} : untitled.translations;
    const change = api.changePost(id, { ...untitled, translations }, { states });
    await expect(change).rejects.toMatchObject({ status: 400, fieldErrors: { [field]: said } });
    expect((await api.readFullPost(id)).drafts?.hu?.title).toBe("Marad");
  },
);

test.each([
  ["states", "is not valid JSON", "{"],
  ["states.hu", 'must be "published", "draft", "unpublished" or {"at": a date and time}', '{"hu":"gone"}'],
  ["states", "must be states by their language (hu, en, es)", '{"de":"draft"}'],
])("states that cannot be read are refused by name: %s %s", async (field, said, sent) => {
  const { send } = await openAdmin();
  const body = new FormData();
  const { translations } = hungarianPost("x");
  const fields = { szerzo: "A", category: "Art", translations: JSON.stringify(translations), states: sent };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await send("/api/post", { method: "POST", body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fieldErrors: { [field]: said } });
});

test("the admin area lists what visitors do not see too, with where each language stands", async () => {
  const { api, clock, reader } = await openAdmin();
  await api.createPost(hungarianPost("Kész"));
  clock.time = new Date(start.getTime() + 1000);
  await api.createPost(hungarianPost("Vázlat"), { states: { hu: "draft" } });
  const { posts } = await api.listAdminPosts("en");
  expect(posts).toMatchObject([
    { title: "Vázlat", publishedIn: [], states: { hu: "draft", en: "none", es: "none" }, outdated: [] },
    { title: "Kész", states: { hu: "published", en: "none", es: "none" }, outdated: [] },
  ]);
  expect(await failure(reader.listAdminPosts("en"))).toMatchObject({ status: 401 });
  expect((await api.listPosts("en")).map(({ title }) => title)).toEqual(["Kész"]);
});
