import type { Browser, Page } from "@playwright/test";
import { phone } from "#tests/support/browser/count-bytes.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";

/** Milliseconds; only against endless waiting, because a slowed page on a busy machine is slow. */
const timeout = 120_000;

/**
 * A page of its own on the phone of the byte budgets, with a screen that can be touched.
 * @param serviceWorkers what comes through one is counted as nothing
 */
export async function withPhonePage<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
  serviceWorkers: "allow" | "block" = "block",
): Promise<T> {
  const context = await browser.newContext({ ...phone, hasTouch: true, serviceWorkers });
  try {
    context.setDefaultTimeout(timeout);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await settle(page);
}

/** Hydrates the page and waits until React has brought all that it wants. */
export async function hydrateAndSettle(page: Page): Promise<void> {
  await hydratePage(page);
  await settle(page);
}

/** Milliseconds without a file that has come, after which no more is expected. */
const quiet = 1000;

/** Playwright's `networkidle` was not reached within two minutes on some slowed pages, although all their files had come. */
export async function settle(page: Page): Promise<void> {
  let before = -1;
  for (let round = 0; round < 60; round += 1) {
    const files = await page.evaluate(() => performance.getEntriesByType("resource").length);
    if (files === before) return;
    before = files;
    await page.waitForTimeout(quiet);
  }
}

export async function isHydrated(page: Page): Promise<boolean> {
  return (await page.locator("html[data-hydrated]").count()) > 0;
}

/** Chromium's way to stand in for a phone's slow processor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}
