import { expect, type Page } from "@playwright/test";

/**
 * Makes the window of an open page as wide as given and expects nothing of the page to be wider. Waits for the new layout,
 * which comes a moment after the window's new size.
 *
 * @param width in CSS pixels
 */
export async function expectToFit(page: Page, width: number, height = 900): Promise<void> {
  // The browser breaks off a fade when the window changes, and React reports that as an error.
  await page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => innerWidth), `${page.url()} at ${width} px`).toBe(width);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} at ${width} px`)
    .toBeLessThanOrEqual(width);
}
