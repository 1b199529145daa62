import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
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
  const ids = Object.values(answers).map(({ headers }) => headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(ids.length);
});
