import type { Page } from "@playwright/test";
import { slideIds } from "#content/facts/pages/slide-ids.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { expect, test, visit } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

const latestPosts = (page: Page) => page.getByRole("region", { name: "Friss bejegyzések" });

visit("what stands below the posts keeps its place when they come, narrow and wide", async ({ page }) => {
  let letGo = () => {};
  let held = Promise.resolve();
  await gotoHydrated(page, "/hu/peru-idojaras");
  await intercept(page, "**/api/posts/**", async (route) => {
    await held;
    await route.continue();
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    held = new Promise<void>((resolve) => (letGo = resolve));
    await page.getByRole("banner").getByRole("link", { name: "Irány Peru" }).click();
    await expect(latestPosts(page).getByRole("status")).toBeVisible();
    const end = page.getByRole("contentinfo");
    const top = () => end.evaluate((section) => section.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    letGo();
    await expect(latestPosts(page).getByRole("article")).toHaveCount(3);
    // A title or a summary may be a line or two longer than usual; the pictures' height would be hundreds.
    expect(Math.abs((await top()) - before)).toBeLessThan(120);
    // So that they are asked for again.
    await page.evaluate(() => localStorage.clear());
    await page.getByRole("link", { name: "Részletek: Időjárás" }).click();
    await expect(page).toHaveURL("/hu/peru-idojaras");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

visit("on a phone only the newest post has a large picture, and cards have thumbs", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/hu/");
  const pictures = latestPosts(page).getByRole("article").locator("img");
  const widths = await pictures.evaluateAll((all) => all.map((img) => img.getBoundingClientRect().width));
  expect(widths.map(Math.round)).toEqual([355, 104, 104]);
  const card = page.getByRole("region", { name: "Perui útikalauz" }).locator("img").first();
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toContain("/pictures/thumbs/pages/peru-guide.avif");
});

const slides = (page: Page) => page.getByRole("region", { name: "Sights of Peru" });

/** On the page, not in the window: what the question about cookies covers is scrolled clear of it before it is clicked. */
function placeOnPage(page: Page) {
  return slides(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + window.scrollY, width, height };
  });
}

test("a place's picture is fetched when its turn is near, and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const [, place] = /places\/([a-z-]+)\.svg/.exec(request.url()) ?? [];
    // Below the hero there are other pictures.
    if (slideIds.some((id) => id === place)) fetched.add(String(place));
  });
  await page.clock.install();
  await page.goto("/en/");
  expect([...fetched]).toEqual(["sacred-valley"]);
  const before = await placeOnPage(page);
  await page.clock.fastForward(7_000);
  await expect.poll(() => [...fetched]).toEqual(["sacred-valley", "maras"]);
  await slides(page).getByRole("button", { name: "Slide 5: Lima" }).click();
  await expect(
    slides(page).locator("[aria-roledescription=slide]:not([inert])").getByRole("heading", { level: 2 }),
  ).toHaveText("Lima");
  expect(await placeOnPage(page)).toEqual(before);
});
