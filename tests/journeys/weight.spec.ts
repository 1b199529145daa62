import type { Page } from "@playwright/test";
import { guidePages, pagePath, type GuidePage } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { test } from "#tests/support/consent-journey.ts";
import { expect } from "#tests/support/journey.ts";
import { openAlive } from "#tests/support/open-alive.ts";
import { openHome, scrollThrough } from "#tests/support/whole-page.ts";

/** What a first visit on a phone may bring in all, from the top of a page to its end (docs/decisions/0015-weight.md). */
const limit = 250_000;

/** Pages with a picture for each of their subjects bring more to whoever reads them to the end. */
const guideLimits = {
  guide: limit,
  entry: limit,
  visas: limit,
  weather: limit,
  limaTransport: limit,
  holidays: limit,
  gastronomy: 275_000,
  history: 290_000,
  limaSights: 305_000,
  topTen: 425_000,
} satisfies Record<GuidePage, number>;

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Counts the bytes of all that a page brings, as they come over the line. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send("Network.enable");
  return () => bytes;
}

/** Opens a page, reads it to its end, and compares what came with what may. */
async function expectToBringAtMost(allowed: number, page: Page, open: () => Promise<void>): Promise<void> {
  const bytes = await countBytes(page);
  await open();
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  expect(bytes()).toBeGreaterThan(100_000);
  expect(bytes()).toBeLessThanOrEqual(allowed);
}

for (const language of languages) {
  test(`home in ${language} with posts and videos brings at most 250 kB`, ({ page }) =>
    expectToBringAtMost(limit, page, () => openHome(page, pagePath("home", language))));
}

for (const name of guidePages) {
  const allowed = guideLimits[name];
  test(`the guide's page ${name} brings at most ${allowed / 1000} kB`, ({ page }) =>
    expectToBringAtMost(allowed, page, () => openAlive(page, pagePath(name, "hu"))));
}

test("a post with its cover brings at most 250 kB", async ({ page, editor }) => {
  const newest = (await editor.listPosts("hu")).find(({ cover }) => cover);
  await expectToBringAtMost(limit, page, () => openAlive(page, `/hu/post/${newest?.slug}`));
});
