import { expect, test } from "vitest";
import { storeCaches } from "#tests/support/browser/stored-caches.ts";
import { cachedAtHeader, pocketCache, readCache } from "../offline-caches.ts";
import { findCached } from "./find-cached.ts";
import { noteFiles, prune, readPages } from "./read-pages.ts";

const keptAt = (time: string, text = "") => new Response(text, { headers: { [cachedAtHeader]: time } });

test("the newer of what was read and what was downloaded is found", async () => {
  const stored = storeCaches();
  await (await stored.open(readCache)).put("/en/", keptAt("2026-11-20T10:00:00Z", "read"));
  expect(await (await findCached("/en/"))?.response.text()).toBe("read");
  await (await stored.open(pocketCache("en"))).put("/en/", keptAt("2026-11-21T10:00:00Z", "downloaded"));
  const found = await findCached("/en/");
  expect(await found?.response.text()).toBe("downloaded");
  expect(found?.at).toEqual(new Date("2026-11-21T10:00:00Z"));
  expect(await findCached("/hu/")).toBeNull();
  expect(await stored.has(pocketCache("hu")), "no cache is made by looking").toBe(false);
});

test("the oldest pages go, with the files that no other page uses", async () => {
  const cache = await storeCaches().open(readCache);
  for (const [page, day] of [
    ["/en/a", "01"],
    ["/en/b", "03"],
    ["/en/c", "02"],
  ] as const) {
    await cache.put(page, keptAt(`2026-11-${day}T00:00:00Z`));
    await noteFiles(cache, page, [`/pictures${page}.svg`, "/assets/site.css"]);
    await cache.put(`/pictures${page}.svg`, new Response(""));
  }
  await cache.put("/assets/site.css", new Response(""));
  await prune(2);
  expect(await readPages(cache)).toEqual(["/en/b", "/en/c"]);
  expect(await cache.match("/assets/site.css")).toBeDefined();
  expect(await cache.match("/pictures/en/b.svg")).toBeDefined();
  expect(await cache.match("/en/a")).toBeUndefined();
  expect(await cache.match("/pictures/en/a.svg")).toBeUndefined();
});

test("files of a previous build go although the pages stay", async () => {
  const cache = await storeCaches().open(readCache);
  await cache.put("/en/a", keptAt("2026-11-01T00:00:00Z"));
  await noteFiles(cache, "/en/a", ["/assets/new.js"]);
  await cache.put("/assets/new.js", new Response(""));
  await cache.put("/assets/old.js", new Response(""));
  await prune(2);
  expect(await cache.match("/assets/old.js")).toBeDefined();
  await prune(2, { always: true });
  expect(await cache.match("/assets/old.js")).toBeUndefined();
  expect(await cache.match("/assets/new.js")).toBeDefined();
});
