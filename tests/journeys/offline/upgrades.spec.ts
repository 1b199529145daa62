import type { Page } from "@playwright/test";
import { endingWorker } from "#server/http/offline/ending-worker.ts";
import { expect, readPage, test } from "#tests/support/browser/offline-journey.ts";
import { startWorkerProxy, type WorkerProxy } from "#tests/support/browser/worker-proxy.ts";

/** Workers of a release that went wrong; each takes every page that is open. */
const broken = {
  "throws in its fetch handler": `addEventListener("fetch", () => { throw new Error("broken"); });`,
  "never answers": `addEventListener("fetch", (event) => event.respondWith(new Promise(() => {})));`,
};

const begin = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
`;

/** For a reader who tries again: where a page takes seconds, what was kept of it is shown. */
async function expectFresh(page: Page, url: string, edition: string): Promise<void> {
  let timeout = 1000;
  await expect(async () => {
    // One worker never answers; a busy machine does, late.
    timeout *= 1.5;
    await page.goto(url, { timeout });
    await expect(page).toHaveTitle(new RegExp(`^${edition} `), { timeout: 100 });
  }).toPass();
}

const withReleases = test.extend<{ releases: WorkerProxy }>({
  releases: async ({ site }, use) => {
    const releases = await startWorkerProxy(site.url);
    await use(releases);
    await releases.close();
  },
});

for (const [fault, code] of Object.entries(broken)) {
  withReleases(
    `a worker that ${fault} is replaced by the next release's, and pages are fresh`,
    async ({ page, releases }) => {
      releases.setWorker(begin + code);
      releases.setEdition("first");
      await page.goto(`${releases.url}/en/privacy`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      releases.setWorker(null);
      releases.setEdition("second");
      await expectFresh(page, `${releases.url}/en/blog`, "second");
      await readPage(page, `${releases.url}/en/blog`);
      releases.setEdition("third");
      await expectFresh(page, `${releases.url}/en/blog`, "third");
    },
  );
}

withReleases("switched off, the worker goes with all that it has kept", async ({ page, releases }) => {
  await readPage(page, `${releases.url}/en/privacy`);
  releases.setWorker(endingWorker);
  releases.setEdition("second");
  await page.goto(`${releases.url}/en/blog`);
  await expect(page).toHaveTitle(/^second /);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  releases.setEdition("third");
  await page.reload();
  await expect(page).toHaveTitle(/^third /);
});
