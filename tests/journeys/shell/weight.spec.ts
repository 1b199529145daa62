import { pageBudgets, plannerScript, readToEnd } from "#bench/budgets.ts";
import { pagePath, postPath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { test } from "#tests/support/browser/consent-journey.ts";
import { countFirstVisit, phone } from "#tests/support/browser/count-bytes.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { scrollThrough } from "#tests/support/browser/whole-page.ts";

// The weight of the guide's pages is measured in tests/journeys/guide/guide-pages.spec.ts.
test.use(phone);

test("home with posts and videos, the blog and a post bring little, loaded and read to their end", async ({
  page,
  editor,
}) => {
  const newest = (await editor.listPosts("hu")).find(({ cover }) => cover);
  const visits = [
    ...languages.map((language) => ({ name: "home" as const, path: pagePath("home", language) })),
    { name: "blog" as const, path: pagePath("blog", "hu") },
    { name: "post" as const, path: postPath(newest?.slug ?? "", "hu") },
  ];
  for (const { name, path } of visits) {
    // A site that has just started does not know its videos yet, and lets the page fetch them.
    await expect
      .poll(async () => (await page.request.get(path)).text())
      .not.toMatch(/_videos[^>]*data-hydrates-after="0"|data-hydrates-after="0"[^>]*_videos/);
    const { bytes, settled, end } = await countFirstVisit(page);
    await page.goto(path);
    await expect(page.locator("html[data-faces]")).toBeAttached();
    await page.evaluate(async () => document.fonts.ready);
    await settled();
    expect(bytes().html).toBeGreaterThan(3_000);
    expect(bytes().font).toBeGreaterThan(5_000);
    expect(bytes().all / 1000, `kB until ${path} is loaded`).toBeLessThanOrEqual(pageBudgets[name].load.held);
    await scrollThrough(page);
    if (name === "home") await expect(page.locator("section[aria-labelledby=_videos] li")).toHaveCount(3);
    // The pictures of slides whose turn is not near have no box, and are not fetched.
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
    );
    await settled();
    expect(bytes().image).toBeGreaterThan(5_000);
    // A list of posts is as long as there are posts.
    if (name !== "blog")
      expect(bytes().all / 1000, `kB of ${path} read to its end`).toBeLessThanOrEqual(readToEnd.most);
    await end();
  }
});

test("the planner hydrates with little more JavaScript than a guide page", async ({ page }) => {
  async function scriptOf(path: string): Promise<number> {
    const { bytes, settled, end } = await countFirstVisit(page);
    await page.goto(path);
    await hydratePage(page);
    await settled();
    await end();
    return bytes().script / 1000;
  }
  const guidePage = await scriptOf(pagePath("entry", "en"));
  const planner = await scriptOf(pagePath("trip-planner", "en"));
  expect(guidePage).toBeGreaterThan(100);
  expect(planner - guidePage, `kB more than ${guidePage}`).toBeLessThanOrEqual(plannerScript);
});
