import { expect, test, vi } from "vitest";
import { storeCaches } from "#tests/support/browser/stored-caches.ts";
import { cachedAtHeader, readCache } from "../offline-caches.ts";
import { keepReadPage } from "./keep-pages.ts";
import { noteFiles, readPages } from "./read-pages.ts";

const site = "https://site.example";

/** A store with four pages that has room for as many entries as `room`. */
async function openFullStore(room: number): Promise<Cache> {
  const storage = storeCaches();
  const cache = await storage.open(readCache);
  for (const [index, page] of ["/en/a", "/en/b", "/en/c", "/en/d"].entries()) {
    await cache.put(
      page,
      new Response("", { headers: { [cachedAtHeader]: `2026-11-0${index + 1}T00:00:00Z` } }),
    );
    await noteFiles(cache, page, []);
  }
  const { put } = cache;
  cache.put = async (asked, response) => {
    const isNew = (await cache.match(asked)) === undefined;
    if (isNew && (await cache.keys()).length >= room) throw new DOMException("", "QuotaExceededError");
    await put(asked, response);
  };
  storage.open = async () => cache;
  vi.stubGlobal("fetch", async () => {
    const response = new Response("fresh", { headers: { "cache-control": "public" } });
    return Object.defineProperty(response, "type", { value: "basic" });
  });
  return cache;
}

const read = { isDocument: true, used: [`${site}/pictures/e.svg`], savesData: false };

test("where there is no room, half of the pages make it for the one that is read", async () => {
  const cache = await openFullStore(8);
  await keepReadPage({ ...read, address: new URL("/en/e", site) });
  expect(await readPages(cache)).toEqual(["/en/e", "/en/d", "/en/c"]);
  expect(await cache.match("/pictures/e.svg")).toBeDefined();
  vi.unstubAllGlobals();
});

test("a page that is read again is kept with its data as they are now, and with the files that it has", async () => {
  const cache = await openFullStore(20);
  const data = "/hydration/en/a";
  const again = { ...read, used: [site + data, `${site}/pictures/e.svg`], address: new URL("/en/a", site) };
  for (const address of [data, "/pictures/e.svg"]) await cache.put(address, new Response("former"));
  await keepReadPage(again);
  const kept = async (address: string) => (await cache.match(address))?.text();
  expect(await Promise.all(["/en/a", data, "/pictures/e.svg"].map(kept))).toEqual([
    "fresh",
    "fresh",
    "former",
  ]);
  vi.unstubAllGlobals();
});

test("where there is no room even so, that is the end of it", async () => {
  const cache = await openFullStore(4);
  await expect(keepReadPage({ ...read, address: new URL("/en/e", site) })).rejects.toThrow(DOMException);
  expect(await readPages(cache)).toEqual(["/en/d", "/en/c"]);
  vi.unstubAllGlobals();
});
