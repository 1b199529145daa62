import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { visitor } from "#tests/support/servers/test-server.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";

const openShared = shareBuiltSite();

test("a header that is added in one place is on a cached page, an uncached one, a feed, a call, a picture and a bad address", async () => {
  const { app } = await openShared();
  app.answerHeaders.fixed.push("x-planted", "yes");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
  const answers = {
    first: await get("/en/blog"),
    cached: await get("/en/blog"),
    uncached: await get("/en/blog?unknown"),
    redirect: await get("/"),
    feed: await get("/en/feed.xml"),
    call: await get("/api/posts/en"),
    picture: await get("/pictures/places/lima.svg"),
    "bad address": await get("/en/%E0"),
  };
  expect(app.pages.report().sent).toBe(1);
  for (const [name, { headers }] of Object.entries(answers)) {
    expect(headers.get("x-planted"), name).toBe("yes");
    expect(headers.get("x-content-type-options"), name).toBe("nosniff");
    expect(headers.get("x-request-id"), name).toMatch(/^[\da-f-]{36}$/);
  }
  for (const { headers } of [answers.first, answers.cached]) expect(headers.has("cache-status")).toBe(false);
  const ids = Object.values(answers).map(({ headers }) => headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(ids.length);
});

const otherAddress = 'fwd=bypass; detail="the address is not the one spelling of a public page"';

test.each([
  ["/", otherAddress],
  ["/hu/admin", otherAddress],
  ["/hu/blog?random=1", otherAddress],
  ["/hu/post/nincs-ilyen", 'fwd=miss; detail="it has the status 302"'],
  ["/hu/blog?page=999", 'fwd=miss; detail="it has the status 404"'],
  ["/hydration/hu/blog?random=1", otherAddress],
])("%s says why it is not cached", async (path, reason) => {
  const { app } = await openShared();
  expect((await visitor(app)(path)).headers.get("cache-status")).toBe(`pages; ${reason}`);
});
