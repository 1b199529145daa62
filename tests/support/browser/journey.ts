import { expect, test as base, type Page } from "@playwright/test";
import { starterPosts } from "#content/facts/pages/starter-posts.ts";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { httpClient, signedInClient } from "../servers/http-client.ts";
import { forgetVisits } from "./goto-hydrated.ts";
import { runJourneySite, type JourneySite } from "../servers/run-journey-site.ts";
import { describePage, watchPage } from "./watch-page.ts";

interface Shared {
  /** The real site with its starter posts, started once in each worker. It believes what address a visitor says to have. */
  site: JourneySite;
  /** The administrator's calls to it over HTTP. */
  editor: AdminClient;
  /**
   * For journeys that only read: what a page has fetched and compiled for one of them is there for the next, which halves the work of
   * opening a page. Nothing that one of them leaves behind may matter to another.
   */
  sharedPage: Page;
}

/** Playwright's `test` with a running site; a page that logs an error or asks another host for anything fails its test. */
export const test = base.extend<{ watchedPage: void }, Shared>({
  site: [
    async ({}, use) => {
      // Each address may write only a few messages.
      await runJourneySite({ TRUST_PROXY: "loopback" }, async (running) => {
        await use(running);
        await expectOwnPostsAlone(running.url);
      });
    },
    { scope: "worker" },
  ],
  editor: [
    async ({ site }, use) => {
      await use(await signedInClient(site.url));
    },
    { scope: "worker" },
  ],
  sharedPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        baseURL: site.url,
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  watchedPage: [
    async ({ page, site }, use, { errors }) => {
      const complaints = watchPage(page, { onlyOrigin: site.url });
      await use();
      if (errors.length > 0) errors.push({ message: await describePage(page) });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** A journey that goes on in the page of those before it. */
export const walk = test.extend({
  page: async ({ sharedPage }, use) => use(sharedPage),
});

/** A journey by a new visitor in the page of those before it, of which only what the browser has fetched and compiled is left. */
export const visit = test.extend({
  page: async ({ sharedPage }, use) => {
    await sharedPage.setViewportSize({ width: 1280, height: 720 });
    await use(sharedPage);
    await forgetVisitor(sharedPage);
  },
});

async function forgetVisitor(page: Page): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map(async (other) => other === page || (await other.close())));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const event of ["console", "pageerror", "request"] as const) page.removeAllListeners(event);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce" });
  await context.clearCookies();
  await forgetVisits(page);
  // Where the pointer lies still, it would be over something of the next page.
  await page.mouse.move(0, 0);
}

/** A post that one journey leaves behind would appear in the lists that another one checks. */
async function expectOwnPostsAlone(url: string): Promise<void> {
  const posts = await httpClient(url).listPosts("hu");
  const newest = posts.slice(0, posts.length - starterPosts.length);
  expect(newest.map(({ translations }) => Object.values(translations).map(({ title }) => title))).toEqual([]);
}

export { expect };
