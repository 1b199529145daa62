import { expect, type Page } from "@playwright/test";
import { gotoHydrated } from "./goto-hydrated.ts";

/**
 * Goes through the page to its end, so that all that comes late is asked for.
 *
 * @param screens at a time. The browser fetches pictures that are one and a half screens away: at three, none is left out
 */
export async function scrollThrough(page: Page, screens = 1): Promise<void> {
  await page.evaluate(async (step) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * step) {
      scrollTo(0, y);
      await frame();
    }
    await frame();
  }, screens);
}

/** Opens the home page with its videos. */
export async function openHome(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path);
  await expect(page.locator("section[aria-labelledby=_videos] li")).toHaveCount(3);
}
