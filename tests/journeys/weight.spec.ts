import type { Page } from "@playwright/test";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { openAlive, test } from "#tests/support/consent-journey.ts";
import { expect } from "#tests/support/journey.ts";
import { openHome, scrollThrough } from "#tests/support/whole-page.ts";

/** What a first visit on a phone may bring in all, from the top of a page to its end. */
const limit = 250_000;

test.use({ viewport: { width: 390, height: 844 } });

/** Counts the bytes of all that a page brings, as they come over the line. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send("Network.enable");
  return () => bytes;
}

async function readToTheEnd(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
}

for (const language of languages) {
  test(`home in ${language} with posts and videos brings at most 250 kB`, async ({ page }) => {
    const bytes = await countBytes(page);
    await openHome(page, pagePath("home", language));
    await readToTheEnd(page);
    expect(bytes()).toBeGreaterThan(100_000);
    expect(bytes()).toBeLessThanOrEqual(limit);
  });
}

// Pages with a picture for every place or dish, such as the top ten, bring more to whoever reads them to the end.
for (const name of ["guide", "entry", "weather"] as const) {
  test(`the guide's page ${name} brings at most 250 kB`, async ({ page }) => {
    const bytes = await countBytes(page);
    await openAlive(page, pagePath(name, "hu"));
    await readToTheEnd(page);
    expect(bytes()).toBeGreaterThan(100_000);
    expect(bytes()).toBeLessThanOrEqual(limit);
  });
}

test("a post with its cover brings at most 250 kB", async ({ page, editor }) => {
  const newest = (await editor.listPosts("hu")).find(({ cover }) => cover);
  const bytes = await countBytes(page);
  await openAlive(page, `/hu/post/${newest?.slug}`);
  await readToTheEnd(page);
  expect(bytes()).toBeGreaterThan(100_000);
  expect(bytes()).toBeLessThanOrEqual(limit);
});
