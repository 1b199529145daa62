import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import type { AdminPostQuery } from "#api/admin/admin-posts.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { addColleague, visitor } from "#tests/support/servers/test-server.ts";

const start = new Date("2026-11-21T10:00:00Z");
const day = 24 * 60 * 60 * 1000;

const { openAdmin } = shareTestServers({ start });

async function openPostList() {
  const server = await openAdmin();
  const { api, clock } = server;
  return {
    ...server,
    titles: async (query: AdminPostQuery = {}) =>
      (await api.listAdminPosts("hu", query)).posts.map(({ title }) => title),
    tick: () => (clock.time = new Date(clock.time.getTime() + 60_000)),
  };
}

test("posts are found by parts of words in any text, published or not, and by the author", async () => {
  const { api, titles, tick } = await openPostList();
  await api.createPost(writtenPost({ author: "Ödön" }));
  tick();
  await api.createPost(
    hungarianPost("Titkos terv", "<p>A <strong>szurdok</strong>ban, Machu-Picchu alatt</p>"),
    {
      states: { hu: "draft" },
    },
  );
  expect(await titles()).toEqual(["Titkos terv", "Őszi túra"]);
  expect(await titles({ search: "SZURDOK" })).toEqual(["Titkos terv"]);
  expect(await titles({ search: "picchu" })).toEqual(["Titkos terv"]);
  expect(await titles({ search: "odon oszi" })).toEqual(["Őszi túra"]);
  expect(await titles({ search: "otono" })).toEqual(["Őszi túra"]);
  expect(await titles({ search: "szurdok", within: "titles" })).toEqual([]);
  expect(await titles({ search: "itkos", within: "titles" })).toEqual(["Titkos terv"]);
  expect(await titles({ search: "oszi szurdok" })).toEqual([]);
  // Characters with a meaning in the database's query language are plain text in a search.
  for (const search of ["(", "[a", ".*", "\\", "<p>", "%", "strong"])
    expect(await titles({ search })).toEqual([]);
});

test("a text that was replaced is not found any more, and the draft over it is", async () => {
  const { api, titles } = await openPostList();
  const { id } = await api.createPost(hungarianPost("Cím", "<p>régi</p>"));
  await api.changePost(id, hungarianPost("Cím", "<p>új</p>"), { states: { hu: "draft" } });
  expect(await titles({ search: "uj" })).toEqual(["Cím"]);
  expect(await titles({ search: "regi" })).toEqual(["Cím"]);
  await api.changePost(id, hungarianPost("Cím", "<p>új</p>"), { states: { hu: "published" } });
  expect(await titles({ search: "regi" })).toEqual([]);
});

test("posts are filtered by where a language stands, and each choice tells how many it leaves", async () => {
  const { api, titles, tick } = await openPostList();
  const at = new Date(start.getTime() + 2 * day).toISOString();
  const { id } = await api.createPost(writtenPost(), {
    states: { hu: "published", en: "draft", es: { at } },
  });
  tick();
  const other = await api.createPost(hungarianPost("Másik"));
  expect((await api.listAdminPosts("hu")).counts).toEqual({
    all: 2,
    published: 2,
    changed: 0,
    draft: 1,
    scheduled: 1,
    unpublished: 0,
    outdated: 0,
    none: 1,
  });
  expect(await titles({ state: "draft" })).toEqual(["Őszi túra"]);
  expect(await titles({ state: "draft", in: "hu" })).toEqual([]);
  expect(await titles({ state: "none", in: "en" })).toEqual(["Másik"]);
  await api.changePost(other.id, { ...hungarianPost("Másik, jobb") }, { states: { hu: "draft" } });
  const changed = await api.listAdminPosts("hu", { state: "changed" });
  expect(changed).toMatchObject({ total: 1, posts: [{ id: other.id, changed: ["hu"], title: "Másik" }] });
  expect(await titles({ state: "changed", in: "en" })).toEqual([]);
  await api.changePost(id, hungarianPost("Őszi túra", "<p>Átírva</p>"), { states: { hu: "published" } });
  expect(await titles({ state: "outdated" })).toEqual(["Őszi túra"]);
  expect(await titles({ state: "outdated", in: "hu" })).toEqual([]);
});

test("a post is named by its own draft in the list's language, not by a published text of another", async () => {
  const { api, tick } = await openPostList();
  const at = new Date(start.getTime() + 2 * day).toISOString();
  await api.createPost(writtenPost(), { states: { hu: "published", en: "draft", es: { at } } });
  tick();
  await api.createPost(hungarianPost("Botanika"));
  const listed = await api.listAdminPosts("en", { sort: "title" });
  expect(listed.posts).toMatchObject([
    { title: "Autumn hike", language: "en", publishedIn: ["hu"] },
    { title: "Botanika", language: "hu" },
  ]);
  expect((await api.listAdminPosts("es")).posts.map(({ title }) => title)).toContain("Caminata de otoño");
});

test("posts are sorted, and come a page at a time", async () => {
  const { api, titles, tick } = await openPostList();
  const ids = new Map<string, string>();
  for (const [title, author] of [
    ["Ének", "Béla"],
    ["Alma", "Cili"],
    ["Zászló", "Ábel"],
  ] as const) {
    ids.set(title, (await api.createPost({ ...hungarianPost(title), author })).id);
    tick();
  }
  await api.changePost(ids.get("Ének") ?? "", { ...hungarianPost("Ének", "<p>Alma</p>"), author: "Béla" });
  expect(await titles()).toEqual(["Ének", "Zászló", "Alma"]);
  expect(await titles({ sort: "newest" })).toEqual(["Zászló", "Alma", "Ének"]);
  expect(await titles({ sort: "title" })).toEqual(["Alma", "Ének", "Zászló"]);
  expect(await titles({ sort: "author" })).toEqual(["Zászló", "Ének", "Alma"]);
  expect(await titles({ sort: "match", search: "alma" })).toEqual(["Alma", "Ének"]);
  expect(await titles({ sort: "title", limit: 2, page: 2 })).toEqual(["Zászló"]);
  expect(await api.listAdminPosts("hu", { limit: 2, page: 3 })).toMatchObject({ posts: [], total: 3 });
  await expect(api.listAdminPosts("hu", { page: 0 })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { page: "must be a whole number from 1 to 100000" },
  });
});

test("several posts are published, withdrawn and deleted at once, and what fails is told", async () => {
  const { api, app, titles } = await openPostList();
  const reader = createAdminClient(visitor(app));
  const one = await api.createPost(writtenPost(), { states: { hu: "draft", en: "draft" } });
  const untitled = await api.createPost(hungarianPost("", "<p>Cím nélkül</p>"), { states: { hu: "draft" } });
  const posts = [one.id, untitled.id, "nincs-ilyen"];
  const published = await api.changeSeveralPosts({ action: "publish", posts, languages: ["hu", "en"] });
  expect(published.done).toEqual([one.id]);
  expect(published.failed).toEqual([
    { post: untitled.id, title: "", language: "hu", reason: "no_title", error: "" },
    {
      post: "nincs-ilyen",
      title: "",
      language: null,
      reason: "not_found",
      error: expect.any(String) as string,
    },
  ]);
  expect((await reader.readPost(one.id, "hu")).publishedIn).toEqual(["hu", "en", "es"]);

  const rest = { posts: [one.id, untitled.id], languages: ["en", "es"] as ("en" | "es")[] };
  expect(await api.changeSeveralPosts({ action: "unpublish", ...rest })).toMatchObject({
    done: [one.id],
    failed: [{ post: untitled.id, language: null, reason: "not_published" }],
  });
  expect((await api.readFullPost(one.id)).states).toEqual({
    hu: "published",
    en: "unpublished",
    es: "unpublished",
  });

  await api.changeSeveralPosts({ action: "delete", posts: [one.id], languages: ["es"] });
  expect((await api.readFullPost(one.id)).states).toMatchObject({ hu: "published", es: "none" });
  await api.changeSeveralPosts({ action: "delete", posts: [one.id], languages: ["hu", "en"] });
  expect(await failure(api.readFullPost(one.id))).toMatchObject({ status: 404 });
  expect(await titles()).toEqual([""]);
});

test("of several posts, somebody else's draft, a copy of the source and a text without words wait for a look", async () => {
  const { api, app } = await openPostList();
  const translator = await addColleague({ app, api }, { role: "translator", languages: ["en"] });
  const hu = { title: "Őszi túra", summary: "", content: "<p>Magyar szöveg</p>" };
  const copy = { ...hu, title: "Caminata" };
  const { id } = await api.createPost(
    { ...writtenPost(), translations: { hu, es: copy } },
    { states: { hu: "published", es: "draft" } },
  );
  const started = { title: "Autumn hike", summary: "", content: "<p>Not ready</p>" };
  await translator.changePost(
    id,
    { ...writtenPost(), translations: { en: started } },
    { states: { en: "draft" } },
  );
  const publish = () =>
    api.changeSeveralPosts({ action: "publish", posts: [id], languages: ["hu", "en", "es"] });
  const waiting = (languages: string[]) => languages.map((language) => ({ language, reason: "needs_look" }));
  expect(await publish()).toMatchObject({ done: [id], failed: waiting(["en", "es"]) });
  const es = { ...copy, content: "" };
  await api.changePost(id, { ...writtenPost(), translations: { es } }, { states: { es: "draft" } });
  expect(await publish()).toMatchObject({ failed: waiting(["en", "es"]) });
  expect((await api.readFullPost(id)).states).toEqual({ hu: "published", en: "draft", es: "draft" });
  for (const [language, text] of [
    ["en", started],
    ["es", { ...copy, content: "<p>Lista</p>" }],
  ] as const)
    await api.changePost(
      id,
      { ...writtenPost(), translations: { [language]: { ...text, summary: "Seen" } } },
      { states: { [language]: "draft" } },
    );
  expect(await publish()).toMatchObject({ done: [id], failed: [] });
});

test("of several posts, what was withdrawn stays so and what is scheduled waits for its time", async () => {
  const { api } = await openPostList();
  const at = new Date(start.getTime() + 9 * day).toISOString();
  const states = { hu: "published", en: "published", es: { at } } as const;
  const { id } = await api.createPost(writtenPost(), { states });
  await api.changeSeveralPosts({ action: "unpublish", posts: [id], languages: ["en"] });
  const published = await api.changeSeveralPosts({
    action: "publish",
    posts: [id],
    languages: ["hu", "en", "es"],
  });
  expect(published).toMatchObject({
    done: [id],
    failed: [
      { language: "en", reason: "needs_look" },
      { language: "es", reason: "needs_look" },
    ],
  });
  expect((await api.readFullPost(id)).states).toMatchObject({ ...states, en: "unpublished" });
});

test("what needs attention is told, the most urgent first", async () => {
  const { api, app, clock } = await openPostList();
  const overdue = async () => {
    const { overdue: count, facts } = await api.listAdminFacts();
    // Those with which the page of facts begins.
    const first = facts.slice(0, 5).map(({ id, names }) => ({ id, names }));
    return { kind: "overdueFacts", count, at: null, facts: first };
  };
  // Facts of the guide become overdue without anybody's doing.
  expect(await api.readTodos()).toEqual({ entries: [await overdue()] });
  const at = new Date(start.getTime() + 9 * day).toISOString();
  const { id } = await api.createPost(writtenPost(), {
    states: { hu: "published", en: "draft", es: { at } },
  });
  await api.changePost(id, hungarianPost("Őszi túra", "<p>Átírva</p>"), { states: { hu: "published" } });
  const other = createAdminClient(visitor(app));
  await other.register({ username: "vendeg", password: "titkos jelszo 2" });
  const { facts } = await other.listFacts();
  await other.reportFact(facts[0]?.id ?? "", { message: "Tegnap már 30 sol volt." });
  clock.time = new Date(start.getTime() + 8 * day);
  await api.signIn({ username: "szerkeszto", password: "titkos jelszo 1" });
  const { entries } = await api.readTodos();
  expect(entries).toEqual([
    { kind: "waitingAccounts", count: 1, at: null },
    { kind: "scheduledSoon", count: 1, at },
    { kind: "outdatedTranslations", count: 1, at: null },
    { kind: "lyingDrafts", count: 1, at: null },
    { kind: "factReports", count: 1, at: null },
    await overdue(),
  ]);
});

test("a translator is told what waits in each language of theirs, and nothing else", async () => {
  const { api, app, tick } = await openPostList();
  const other = await addColleague({ app, api }, { role: "translator", languages: ["en", "es"] });
  expect(await other.readTodos()).toEqual({ entries: [] });
  const { id } = await api.createPost(writtenPost());
  tick();
  await api.changePost(id, hungarianPost("Őszi túra", "<p>Átírva</p>"), { states: { hu: "published" } });
  await api.createPost(hungarianPost("Csak magyarul", "<p>Új</p>"));
  const entry = (kind: string, language: string) => ({ kind, language, count: 1, at: null });
  expect((await other.readTodos()).entries).toEqual([
    entry("outdatedTexts", "en"),
    entry("missingTexts", "en"),
    entry("outdatedTexts", "es"),
    entry("missingTexts", "es"),
  ]);
});

test("nobody but a signed-in editor is told any of it", async () => {
  const { app } = await openPostList();
  const anonymous = createAdminClient(visitor(app));
  for (const call of [
    () => anonymous.listAdminPosts("hu"),
    () => anonymous.readTodos(),
    () => anonymous.changeSeveralPosts({ action: "delete", posts: ["1"], languages: ["hu"] }),
  ])
    expect(await failure(call())).toMatchObject({ status: 401 });
});
