import { expect, test } from "vitest";
import { jpegFile, pictureFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

test("a post is read by its own title, summary and content in each language", async () => {
  const { api } = await openSignedInServer();
  await api.createPost(writtenPost());
  for (const [slug, language, title] of [
    ["oszi-tura", "hu", "Őszi túra"],
    ["autumn-hike", "en", "Autumn hike"],
    ["caminata-de-otono", "es", "Caminata de otoño"],
  ] as const) {
    const post = await api.readPost(slug, language);
    expect(post).toMatchObject({ title, slug, author: "Kovács Anna", category: "Discovery" });
    expect(post.content).toBe(writtenPost().translations[language]?.content);
  }
});

test("the wire has the old server's names", async () => {
  const { api, send } = await openSignedInServer();
  const { id } = await api.createPost(writtenPost(), { file: await jpegFile() });
  const post = (await (await send("/api/post/oszi-tura/hu")).json()) as Record<string, unknown>;
  expect(post).toMatchObject({ _id: id, szerzo: "Kovács Anna", category: "Discovery", slug: "oszi-tura" });
  expect(post["coverImage"]).toMatch(/^\/media\/[0-9a-f]{32}\/1280\.jpeg$/);
  expect(post["cover"]).toBe(post["coverImage"]);
  expect(new Date(String(post["createdAt"])).toISOString()).toBe(post["createdAt"]);
});

test("a language without a text of its own shows the Hungarian one, and the answer says so", async () => {
  const { api } = await openSignedInServer();
  await api.createPost(hungarianPost("Csak magyarul"));
  const shown = {
    title: "Csak magyarul",
    slug: "csak-magyarul",
    language: "hu",
    publishedIn: ["hu"],
    slugs: { hu: "csak-magyarul", en: "csak-magyarul", es: "csak-magyarul" },
  };
  expect(await api.readPost("csak-magyarul", "es")).toMatchObject(shown);
  expect(await api.listPosts("en")).toMatchObject([shown]);
});

test("the list holds no content and is ordered from the newest", async () => {
  let hour = 10;
  const { api, send } = await openSignedInServer({ now: () => new Date(Date.UTC(2026, 10, 21, hour)) });
  await api.createPost(hungarianPost("Régi"));
  hour = 11;
  await api.createPost(hungarianPost("Új"));
  const list = (await (await send("/api/posts/hu")).json()) as Record<string, unknown>[];
  expect(list.map((post) => post["title"])).toEqual(["Új", "Régi"]);
  expect(JSON.stringify(list)).not.toContain("Szöveg");
  expect(list[0]).toMatchObject({ translations: { hu: { title: "Új", summary: "", slug: "uj" } } });
});

test("limit, before and skip choose from the list", async () => {
  let hour = 0;
  const { api } = await openSignedInServer({ now: () => new Date(Date.UTC(2026, 10, 21, hour)) });
  for (const title of ["egy", "kettő", "három", "négy"]) {
    hour += 1;
    await api.createPost(hungarianPost(title));
  }
  const titles = async (query: object) => (await api.listPosts("hu", query)).map((post) => post.title);
  expect(await titles({})).toEqual(["négy", "három", "kettő", "egy"]);
  expect(await titles({ limit: 2 })).toEqual(["négy", "három"]);
  expect(await titles({ limit: 2, skip: 1 })).toEqual(["három", "kettő"]);
  const [, second] = await api.listPosts("hu", { limit: 2 });
  expect(await titles({ before: second?.createdAt ?? "" })).toEqual(["kettő", "egy"]);
});

test("posts of the same millisecond are each listed once, page by page", async () => {
  const { api } = await openSignedInServer({ now: () => new Date("2026-11-21T10:00:00.123Z") });
  const titles = ["a", "b", "c", "d", "e", "f", "g"];
  for (const title of titles) await api.createPost(hungarianPost(title));
  const read: string[] = [];
  let page = await api.listPosts("hu", { limit: 2 });
  for (let last = page.at(-1); last; last = page.at(-1)) {
    read.push(...page.map((post) => post.title));
    page = await api.listPosts("hu", { limit: 2, before: last.createdAt, beforeId: last.id });
  }
  expect(read.toSorted()).toEqual(titles);
  expect(await api.listPosts("hu", { before: "2026-11-21T10:00:00.123Z" })).toEqual([]);
});

const limitRange = "must be a whole number from 1 to 100";

test.each([
  ["limit=0", limitRange],
  ["limit=101", limitRange],
  ["limit=x", limitRange],
  ["category=Cooking", "is no category"],
  ["skip=-1", "must be a whole number of at least 0"],
  ["before=tegnap", "must be a date and time like 2026-11-21T10:00:00Z"],
  ["before=0000-01-01T00:00:00Z", "must be of the years 0001 to 9999"],
  ["before=0001-01-01T00:00:00%2B01:00", "must be of the years 0001 to 9999"],
  ["before=9999-12-31T23:59:59-01:00", "must be of the years 0001 to 9999"],
  ["beforeId=abc", "needs the moment in `before` beside it"],
  ["beforeId=%00&before=2026-11-21T10:00:00Z", "is no id of a post"],
])("a list with %s is refused in plain words", async (query, said) => {
  const { send } = await openTestServer();
  const response = await send(`/api/posts/hu?${query}`);
  expect(response.status).toBe(400);
  const [field = ""] = query.split("=");
  expect(await response.json()).toMatchObject({
    error: `${field}: ${said}`,
    code: "invalid_field",
    fieldErrors: { [field]: said },
  });
});

test("a list may be asked for one category", async () => {
  const { api } = await openSignedInServer();
  await api.createPost({ ...hungarianPost("Leves"), category: "Gastronomy" });
  await api.createPost({ ...hungarianPost("Hegy"), category: "Discovery" });
  expect(await api.listPosts("hu", { category: "Gastronomy" })).toMatchObject([{ title: "Leves" }]);
  expect(await api.listPosts("hu", { category: "Music" })).toEqual([]);
});

test("a list may be asked from the first and the last year that can be told", async () => {
  const { api } = await openSignedInServer();
  await api.createPost(hungarianPost("Van"));
  expect(await api.listPosts("hu", { before: "0001-01-01T00:00:00Z" })).toEqual([]);
  expect(await api.listPosts("hu", { before: "9999-12-31T23:59:59Z" })).toHaveLength(1);
});

test("an unknown language, post or call is a 404 with an error", async () => {
  const { send } = await openTestServer();
  for (const path of [
    "/api/posts/de",
    "/api/post/x/de",
    "/api/post/nincs/hu",
    "/api/post/nincs",
    "/api/nincs",
  ]) {
    const response = await send(path);
    expect(response.status, path).toBe(404);
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: "not_found" });
  }
});

test.each([
  ["GET", "/api/post/%00/hu"],
  ["GET", "/api/post/%00"],
  ["GET", "/api/post/lima%07/hu"],
  ["PUT", "/api/post/%00"],
  ["DELETE", "/api/post/%00"],
])("%s %s is nobody's address", async (method, path) => {
  const { send } = await openSignedInServer();
  const body = new FormData();
  body.set("szerzo", "A");
  body.set("category", "Art");
  body.set("translations", JSON.stringify({ hu: { title: "x" } }));
  const response = await send(path, method === "PUT" ? { method, body } : { method });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: "not_found" });
});

test("control characters are left out of what is written", async () => {
  const { api } = await openSignedInServer();
  const hu = {
    title: "Ő\0szi\u0007 túra",
    summary: "egy\0\tkettő\r\nhárom",
    coverAlt: "lá\u0001ma",
    content: "<p>szö\0veg&#0;</p>",
  };
  const { id } = await api.createPost(writtenPost({ author: "Anna\0", translations: { hu } }));
  const { author, translations } = await api.readFullPost(id);
  expect(author).toBe("Anna");
  expect(translations.hu).toMatchObject({
    title: "Őszi túra",
    summary: "egy\tkettő\nhárom",
    coverAlt: "láma",
    content: "<p>szöveg\uFFFD</p>",
  });
});

test("a picture in the text does not count to the text's length", async () => {
  const { api } = await openSignedInServer();
  // Bytes after the end of a JPEG are ignored.
  const file = Buffer.concat([await pictureFile("jpeg"), Buffer.alloc(1_000_000)]);
  const content = `<p>szöveg</p><img src="data:image/jpeg;base64,${file.toString("base64")}" alt="">`;
  const { translations } = await api.createPost(hungarianPost("Képes", content));
  expect(translations.hu?.content).toContain('<img src="/media/');
});

test("the moment of an editor's version may be told with any offset", async () => {
  const { api } = await openSignedInServer({ now: () => new Date("2026-11-21T10:00:00.123Z") });
  const { id } = await api.createPost(hungarianPost("Egy"));
  const updatedAt = "2026-11-21T05:00:00.123-05:00";
  expect(await api.changePost(id, hungarianPost("Kettő"), { updatedAt })).toMatchObject({ id });
});
