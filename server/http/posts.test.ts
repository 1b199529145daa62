import { expect, test } from "vitest";
import { jpegFile } from "#tests/support/pictures.ts";
import { openSignedInServer, openTestServer } from "#tests/support/test-server.ts";
import { hungarianPost, writtenPost } from "#tests/support/written-post.ts";

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

test("a language without a text of its own shows the Hungarian one", async () => {
  const { api } = await openSignedInServer();
  await api.createPost(hungarianPost("Csak magyarul"));
  expect(await api.readPost("csak-magyarul", "es")).toMatchObject({
    title: "Csak magyarul",
    slug: "csak-magyarul",
  });
  expect(await api.listPosts("en")).toMatchObject([{ title: "Csak magyarul", slug: "csak-magyarul" }]);
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

test.each(["limit=0", "limit=101", "limit=x", "before=tegnap", "skip=-1"])(
  "a list with %s is refused",
  async (query) => {
    const { send } = await openTestServer();
    const response = await send(`/api/posts/hu?${query}`);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: string };
    expect(error).toContain(query.split("=")[0]);
  },
);

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
