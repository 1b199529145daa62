import { expect, type Page } from "@playwright/test";
import { gotoHydrated } from "./goto-hydrated.ts";

/** Goes through the page to its end, so that all that comes late is asked for. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    await frame();
  });
}

/** Opens the home page with its videos. */
export async function openHome(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path);
  await expect(page.locator("section[aria-labelledby=_videos] li")).toHaveCount(3);
}
