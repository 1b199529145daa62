import { guidePages, pageAddresses, pagePath, type Page as SitePage } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { pictureHost, storeChoice, test, vimeo, youtube } from "#tests/support/browser/consent-journey.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { openHome, scrollThrough } from "#tests/support/browser/whole-page.ts";

/** A page of the guide that shows posts. Each of them is walked through in tests/journeys/guide/guide-pages.spec.ts. */
const guidePage = "gastronomy";

// Object.keys forgets that the keys are pages.
const pages = (Object.keys(pageAddresses) as SitePage[]).filter(
  (page) => page === guidePage || !guidePages.some((other) => other === page),
);

for (const language of languages) {
  test(`no page in ${language} asks another host for anything`, async ({ page, posts, otherHosts }) => {
    for (const name of pages) {
      const path = pagePath(name, language);
      await (name === "home" ? openHome(page, path) : gotoHydrated(page, path));
      await scrollThrough(page);
      expect([...otherHosts], path).toEqual([]);
    }
    await gotoHydrated(page, posts[language]);
    await expect(page.locator("a[data-embed]")).toHaveCount(2);
    await scrollThrough(page);
    expect([...otherHosts], posts[language]).toEqual([]);
  });
}

test("an address that is no page asks no other host either", async ({ request, site }) => {
  // The browser reports a page with such a status as an error, so its HTML is read instead.
  for (const language of languages) {
    const html = await (await request.get(`/${language}/no-such-page`)).text();
    const asked = [
      ...html.matchAll(
        /<(?:script|img|iframe|source|link rel="(?:stylesheet|preload|modulepreload|icon)")[^>]*(?:src|href|srcset)="([^"]+)"/gi,
      ),
    ];
    expect(asked.length).toBeGreaterThan(3);
    const origins = asked.map(([, address = ""]) => new URL(address, site.url).origin);
    expect(new Set(origins)).toEqual(new Set([site.url]));
  }
});

test("declined, the videos and pictures of other sites stay away @core", async ({
  page,
  context,
  site,
  posts,
  otherHosts,
}) => {
  await storeChoice(context, site.url, "declined");
  await openHome(page, "/hu/");
  await scrollThrough(page);
  await gotoHydrated(page, posts.hu);
  await expect(page.locator("a[data-embed]")).toHaveCount(2);
  await scrollThrough(page);
  await gotoHydrated(page, "/hu/blog");
  await scrollThrough(page);
  expect([...otherHosts]).toEqual([]);
});

test("accepted, the players and the pictures of posts are all that is asked of others", async ({
  page,
  context,
  site,
  posts,
  otherHosts,
}) => {
  await storeChoice(context, site.url, "accepted");
  await openHome(page, "/en/");
  const players = page.locator(`iframe[src^="${youtube}"]`);
  await expect(players).toHaveCount(3);
  await scrollThrough(page);
  await players.first().scrollIntoViewIfNeeded();
  await expect(players.first().contentFrame().getByText("the player")).toBeVisible();
  expect([...otherHosts]).toEqual([youtube]);

  await gotoHydrated(page, posts.en);
  await scrollThrough(page);
  await expect(page.locator("iframe").last().contentFrame().getByText("the player")).toBeVisible();
  await expect.poll(() => [...otherHosts].sort()).toEqual([pictureHost, vimeo, youtube].sort());
});
