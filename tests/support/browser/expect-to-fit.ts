import { expect, type Page } from "@playwright/test";

/**
 * Makes the window of an open page as wide as given and expects nothing of the page to be wider.
 *
 * @param width in CSS pixels
 */
export async function expectToFit(page: Page, width: number, height = 900): Promise<void> {
  // The browser breaks off a fade when the window changes, and React reports that as an error.
  await page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));
  await page.setViewportSize({ width, height });
  await expectNothingWider(page, width);
}

/** Waits for the layout of a window that wide, which comes a moment after the window's new size. */
export async function expectNothingWider(page: Page, width: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(findWider, width), `what is wider than ${width} px on ${page.url()}`)
    .toEqual([]);
}

/** Runs in the page. @returns what sticks out of the window to the right, the outermost first; what scrolls within itself may */
function findWider(width: number): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (innerWidth !== width) return [`The window is still ${innerWidth} px wide.`];
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName} ${element.className}`)
    .concat(`${scrollWidth} > ${clientWidth}`)
    .slice(-3);
}
