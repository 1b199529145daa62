import type { Page } from "@playwright/test";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { test } from "#tests/support/browser/consent-journey.ts";
import { byteLimit, countBytes, phone } from "#tests/support/browser/count-bytes.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { openHome, scrollThrough } from "#tests/support/browser/whole-page.ts";

// What the guide's pages bring is counted in tests/journeys/guide/guide-pages.spec.ts.
test.use(phone);

/** Opens a page, reads it to its end, and compares what came with what may. */
async function expectToBringLittle(page: Page, open: () => Promise<void>): Promise<void> {
  const bytes = await countBytes(page);
  await open();
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  expect(bytes()).toBeGreaterThan(100_000);
  expect(bytes()).toBeLessThanOrEqual(byteLimit);
}

for (const language of languages) {
  test(`home in ${language} with posts and videos brings at most 250 kB`, ({ page }) =>
    expectToBringLittle(page, () => openHome(page, pagePath("home", language))));
}

test("a post with its cover brings at most 250 kB", async ({ page, editor }) => {
  const newest = (await editor.listPosts("hu")).find(({ cover }) => cover);
  await expectToBringLittle(page, () => gotoHydrated(page, `/hu/post/${newest?.slug}`));
});
