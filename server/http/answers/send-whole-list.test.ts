import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { insertPosts } from "#server/storage/posts/posts.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { posts } from "#server/storage/schema.ts";
import type { Database } from "#server/storage/database.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();
const built = shareTestServers({ site: loadBuiltSite });

const start = Date.UTC(2026, 0, 1);

/** Old posts, three of each moment. */
async function fillBlog(db: Database, count: number, summary = ""): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = new Date(start + Math.floor(index / 3) * 1000);
    const id = index.toString(16).padStart(24, "0");
    const text = { title: `Túra ${index}`, summary, content: "<p>x</p>", slug: `tura-${index}` };
    return { id, author: "A", category: "Art" as const, cover: null, createdAt: at, updatedAt: at, ...text };
  });
  await insertPosts(db, rows);
}

test("a list without a limit has every post once, the newest first, however many there are", async () => {
  const { api, db } = await openTestServer();
  expect(await api.listPosts("hu")).toEqual([]);
  await fillBlog(db, 250);
  const all = await api.listPosts("hu");
  expect(all.map(({ title }) => title)).toEqual(
    Array.from({ length: 250 }, (_, index) => `Túra ${249 - index}`),
  );
  const older = await api.listPosts("hu", { skip: 120, category: "Art" });
  expect(older).toEqual(all.slice(120));
});

test("of many whole lists at once some are refused, and those whose readers leave make room", async () => {
  const { app, db } = await openTestServer();
  // Far longer than what the system keeps for readers who do not read: each holds its turn.
  await fillBlog(db, 600, "Hosszú. ".repeat(2500));
  await app.listen({ port: 0, host: "127.0.0.1" });
  // Safe cast: the address of a TCP server is no string.
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/posts/hu`;
  const requests = Array.from({ length: 60 }, () => httpRequest(url, { agent: false }).end());
  const statuses: (number | undefined)[] = [];
  for (const request of requests) {
    request.on("error", () => {});
    request.on("response", ({ statusCode }) => statuses.push(statusCode));
  }
  // Eight are sent at a time and twenty wait.
  await expect.poll(() => statuses.filter((status) => status === 503).length).toBeGreaterThan(20);
  await expect.poll(() => statuses).toContain(200);
  for (const request of requests) request.destroy();
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
  expect(await (await fetch(url)).json()).toHaveLength(600);
});

test("a feed and a site map are kept until a post is written", async () => {
  const { app, db } = await built.openTestServer();
  await publishPost(db, hungarianPost("Első"), { now: new Date(start) });
  const read = async () => {
    const [feed, index] = [await app.inject("/hu/feed.xml"), await app.inject("/sitemap.xml")];
    return [feed.body, index.body];
  };
  expect((await read())[0]).toContain("Első");
  let day = 0;
  const areKept = async () => {
    const before = await read();
    // By hand, so that nobody is told; the post above may be told of late.
    await db.update(posts).set({ updatedAt: new Date(start + (day += 1) * 86_400_000) });
    return isDeepStrictEqual(await read(), before);
  };
  await expect.poll(areKept).toBe(true);
  await publishPost(db, hungarianPost("Második"), { now: new Date(start) });
  await expect.poll(async () => (await read())[0]).toContain("Második");
});
