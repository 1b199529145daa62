import type { Page } from "@playwright/test";
import { pageBudgets, readToEnd, type WeighedPage } from "#bench/budgets.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { test } from "#tests/support/browser/consent-journey.ts";
import { countBytes, phone, type ByteCounts } from "#tests/support/browser/count-bytes.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { scrollThrough } from "#tests/support/browser/whole-page.ts";

// What the guide's pages bring when they are read to their end is counted in tests/journeys/guide/guide-pages.spec.ts.
test.use(phone);

/** Opens a page, compares what came of itself with what may, and goes on counting. */
async function expectToLoadLittle(page: Page, name: WeighedPage, path: string): Promise<() => ByteCounts> {
  const bytes = await countBytes(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  expect(bytes().html).toBeGreaterThan(3_000);
  expect(bytes().font).toBeGreaterThan(5_000);
  expect(bytes().all / 1000, "kB until loaded").toBeLessThanOrEqual(pageBudgets[name].load.held);
  return bytes;
}

/** Reads on to the page's end. */
async function expectToBringLittle(page: Page, bytes: () => ByteCounts): Promise<void> {
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  expect(bytes().image).toBeGreaterThan(5_000);
  expect(bytes().all / 1000, "kB read to the end").toBeLessThanOrEqual(readToEnd.most);
}

for (const language of languages) {
  test(`home in ${language} with posts and videos brings little, loaded and read to its end`, async ({
    page,
    request,
  }) => {
    const path = pagePath("home", language);
    // A site that has just started does not know its videos yet, and lets the page fetch them.
    await expect
      .poll(async () => (await request.get(path)).text())
      .not.toMatch(/_videos[^>]*data-wakes-after="0"|data-wakes-after="0"[^>]*_videos/);
    const bytes = await expectToLoadLittle(page, "home", path);
    await scrollThrough(page);
    await expect(page.locator("section[aria-labelledby=_videos] li")).toHaveCount(3);
    await expectToBringLittle(page, bytes);
  });
}

test("a post with its cover brings little, loaded and read to its end", async ({ page, editor }) => {
  const newest = (await editor.listPosts("hu")).find(({ cover }) => cover);
  const bytes = await expectToLoadLittle(page, "post", `/hu/post/${newest?.slug}`);
  await expectToBringLittle(page, bytes);
});

for (const name of ["peru-guide", "top-ten", "blog"] as const) {
  test(`${name} brings little until it is loaded`, async ({ page }) => {
    await expectToLoadLittle(page, name, pagePath(name, "hu"));
  });
}
