import type { Page } from "@playwright/test";
import { readCache } from "#app/site/offline/offline-caches.ts";
import { expect, test as base } from "./journey.ts";

/** A journey with the service worker, on a browser that begins with none. */
export const test = base.extend({
  serviceWorkers: "allow",
  // Without a connection the browser itself complains of what it could not fetch.
  watchedPage: async ({}, use) => use(),
});

/** Opens a page, and waits until the worker has kept it. */
export async function readPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectCached(page, path.replace(/^https?:..[^/]*/, ""));
}

/** Waits until an address is kept, with all that the page has used. */
async function expectCached(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => cachedAddresses(page), { message: `${path} is kept` })
    .toEqual(expect.arrayContaining([path, `/files-of${path}`]));
}

/** Waits until all is kept that a tool hydrates with. */
export async function expectHydration(page: Page, path: string): Promise<void> {
  const listed = await page.request.get(`/hydration-files${path}`);
  const expected = [`/hydration${path}`, ...((await listed.json()) as string[])];
  await expect
    .poll(() => cachedAddresses(page), { message: `what ${path} hydrates with is kept` })
    .toEqual(expect.arrayContaining(expected));
}

/** Everything that was kept by reading. */
export async function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, readCache);
}

export { expect };
