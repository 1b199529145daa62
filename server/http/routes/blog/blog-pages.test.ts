import { expect, test, vi } from "vitest";
import { fillBlog, idOf, slugOf } from "#bench/scale/fill-blog.ts";
import { createApiClient } from "#api/client.ts";
import type { Database } from "#server/storage/database.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openTestServer, openSignedInServer } = shareTestServers();

/** A blog whose posts are an hour after one another, and a reader. */
async function openBlog() {
  let hour = 0;
  const server = await openSignedInServer({ now: () => new Date(Date.UTC(2026, 10, 21, hour)) });
  const write = (title: string, fields: Partial<ReturnType<typeof writtenPost>> = {}) => {
    hour += 1;
    return server.api.createPost({ ...hungarianPost(title), ...fields });
  };
  return { ...server, write, reader: createApiClient(visitor(server.app)) };
}

test("categories are counted by what readers may read, the most frequent first", async () => {
  const { api, reader, write } = await openBlog();
  expect(await reader.listCategories()).toEqual([]);
  await write("Egy", { category: "Music" });
  await write("Két", { category: "Gastronomy" });
  await write("Három", { category: "Gastronomy" });
  await api.createPost({ ...hungarianPost("Terv"), category: "Art" }, { states: { hu: "draft" } });
  expect(await reader.listCategories()).toEqual([
    { category: "Gastronomy", posts: 2 },
    { category: "Music", posts: 1 },
  ]);
});

test("an author is found by the slug of the name, with number and subjects of the posts", async () => {
  const { reader, write } = await openBlog();
  await write("Egy", { author: "Kovács Anna", category: "Music" });
  await write("Két", { author: "Kovács Anna", category: "Art" });
  await write("Három", { author: "Kovács Anna", category: "Art" });
  await write("Másé", { author: "Nagy Béla" });
  expect(await reader.readAuthor("kovacs-anna")).toEqual({
    slug: "kovacs-anna",
    name: "Kovács Anna",
    posts: 3,
    categories: [
      { category: "Art", posts: 2 },
      { category: "Music", posts: 1 },
    ],
  });
  const titles = (await reader.listPosts("es", { author: "kovacs-anna" })).map(({ title }) => title);
  expect(titles).toEqual(["Három", "Két", "Egy"]);
  expect(await reader.listPosts("hu", { author: "kovacs-anna", category: "Music" })).toHaveLength(1);
});

test("spellings that have one slug are one author, named as most posts spell it", async () => {
  const { reader, write } = await openBlog();
  await write("Egy", { author: "kovacs anna" });
  await write("Két", { author: "Kovács Anna" });
  await write("Három", { author: "Kovács Anna" });
  expect(await reader.readAuthor("Kovács, Anna")).toMatchObject({
    slug: "kovacs-anna",
    name: "Kovács Anna",
    posts: 3,
  });
  expect(await reader.listPosts("hu", { author: "kovacs-anna" })).toHaveLength(3);
});

test("without a published post there is no author, and no posts of one", async () => {
  const { api, reader, write } = await openBlog();
  const { id } = await write("Egy", { author: "Anna" });
  await api.createPost({ ...hungarianPost("Terv"), author: "Titkos" }, { states: { hu: "draft" } });
  expect(await reader.listPosts("hu", { author: "titkos" })).toEqual([]);
  for (const slug of ["titkos", "nobody", "..", "\u0000"])
    expect(await failure(reader.readAuthor(slug)), slug).toMatchObject({ status: 404 });
  await api.deletePost(id);
  expect(await failure(reader.readAuthor("anna"))).toMatchObject({ status: 404 });
});

test("a post's neighbours are the published ones before and after it, in the reader's language", async () => {
  const { api, reader, write } = await openBlog();
  const first = await write("Egy");
  await api.createPost(hungarianPost("Terv"), { states: { hu: "draft" } });
  const second = await write("Két", { translations: writtenPost().translations });
  const third = await write("Három");
  expect(await reader.readNeighbours(second.id, "en")).toEqual({
    older: { title: "Egy", slug: "egy", language: "hu" },
    newer: { title: "Három", slug: "harom", language: "hu" },
  });
  expect(await reader.readNeighbours(first.id, "en")).toEqual({
    older: null,
    newer: { title: "Autumn hike", slug: "autumn-hike", language: "en" },
  });
  expect((await reader.readNeighbours(third.id, "es")).older?.slug).toBe("caminata-de-otono");
  const none = { ...hungarianPost("Két"), translations: {} };
  await api.changePost(second.id, none, {
    states: { hu: "unpublished", en: "unpublished", es: "unpublished" },
  });
  expect((await reader.readNeighbours(first.id, "hu")).newer?.title).toBe("Három");
  for (const id of [second.id, "nope"])
    expect(await failure(reader.readNeighbours(id, "hu")), id).toMatchObject({ status: 404 });
});

test("posts of one moment stand between their neighbours by their ids", async () => {
  const server = await openSignedInServer({ now: () => new Date("2026-11-21T10:00:00Z") });
  const reader = createApiClient(visitor(server.app));
  for (const title of ["Egy", "Két", "Három"]) await server.api.createPost(hungarianPost(title));
  const [newest, middle, oldest] = await reader.listPosts("hu");
  const { older, newer } = await reader.readNeighbours(middle?.id ?? "", "hu");
  expect([newer?.slug, older?.slug]).toEqual([newest?.slug, oldest?.slug]);
});

test("pinned posts stand first where that is asked for, and pages repeat and lose none", async () => {
  const { api, reader, write } = await openBlog();
  const names = ["Egy", "Két", "Három", "Négy", "Öt", "Hat"];
  const pinned = ["Két", "Négy", "Öt"];
  for (const name of names)
    await write(name, { isPinned: pinned.includes(name), category: name === "Öt" ? "Art" : "Music" });
  await api.createPost({ ...hungarianPost("Terv"), isPinned: true }, { states: { hu: "draft" } });
  type Query = Parameters<typeof reader.listPosts>[1];
  const titles = async (query: Query) => (await reader.listPosts("hu", query)).map(({ title }) => title);
  const byDate = names.toReversed();
  expect(await titles({})).toEqual(byDate);
  const all = ["Öt", "Négy", "Két", "Hat", "Három", "Egy"];
  expect(await titles({ pinned: "first" })).toEqual(all);
  expect(await titles({ pinned: "first", category: "Music" })).toEqual([
    "Négy",
    "Két",
    "Hat",
    "Három",
    "Egy",
  ]);
  for (const limit of [1, 2, 4, 5]) {
    const byNumber: string[] = [];
    const goingOn: string[] = [];
    let after = {};
    for (let skip = 0; skip < all.length; skip += limit) {
      byNumber.push(...(await titles({ pinned: "first", limit, skip })));
      const page = await reader.listPosts("hu", { pinned: "first", limit, ...after });
      goingOn.push(...page.map(({ title }) => title));
      const last = page.at(-1);
      after = { before: last?.createdAt, beforeId: last?.id };
    }
    expect([byNumber, goingOn], `pages of ${limit}`).toEqual([all, all]);
  }
  const [first] = await reader.listPosts("hu", { pinned: "first", limit: 1 });
  // A form from before the release does not send it.
  await api.changePost(first?.id ?? "", hungarianPost("Öt"));
  expect((await titles({ pinned: "first" }))[0]).toBe("Öt");
  await api.changePost(first?.id ?? "", { ...hungarianPost("Öt"), isPinned: false });
  expect((await titles({ pinned: "first" })).slice(0, 4)).toEqual(["Négy", "Két", "Hat", "Öt"]);
});

/** How PostgreSQL finds what a call asks it for. */
async function plansOf({ $client }: Database, call: () => Promise<unknown>): Promise<string> {
  const asked = vi.spyOn($client, "query");
  await call();
  // Drizzle gives the text with how rows are to be read, and the values after it.
  const queries = asked.mock.calls as unknown as [{ text: string }, unknown[]][];
  const sent = queries.map(([{ text }, values]) => ({ text: `explain ${text}`, values }));
  asked.mockRestore();
  const plans = sent.map(async (query) => (await $client.query<{ "QUERY PLAN": string }>(query)).rows);
  return (await Promise.all(plans)).flatMap((rows) => rows.map((row) => row["QUERY PLAN"])).join("\n");
}

test("among hundreds of posts neighbours and lists of one author or category come from an index", async () => {
  const { db, app } = await openTestServer();
  await fillBlog(db, 700);
  await db.$client.query(
    "update posts set category = 'Music', author = 'B' where id < $1; analyze posts".replace(
      "$1",
      `'${idOf(30)}'`,
    ),
  );
  const reader = createApiClient(visitor(app));
  const ofCategory = await plansOf(db, () => reader.listPosts("hu", { category: "Music", limit: 25 }));
  expect(ofCategory).toContain("posts_of_category");
  const ofPinned = await plansOf(db, () => reader.listPosts("hu", { pinned: "first", limit: 25 }));
  expect(ofPinned).toContain("posts_pinned");
  const ofNeighbours = await plansOf(db, async () => {
    const { older, newer } = await reader.readNeighbours(idOf(400), "hu");
    expect([older?.slug, newer?.slug]).toEqual([slugOf(399, "hu"), slugOf(401, "hu")]);
  });
  expect(ofNeighbours).toContain("Index");
  for (const plan of [ofCategory, ofPinned, ofNeighbours]) expect(plan).not.toContain("Seq Scan on posts");
});
