import type { Browser, Page } from "@playwright/test";
import { isHydrated, openAndSettle, slowDown, hydrateAndSettle, withPhonePage } from "./phone-page.ts";

/**
 * Milliseconds of the longest task while a page hydrates at a focus; 0 when none is longer than 50, which is when browsers call a
 * task long. For a page that hydrates by itself it is the longest since its first paint.
 * @param slowness how many times the processor is slowed down
 */
export function longestHydrationTask(browser: Browser, url: string, slowness: number): Promise<number> {
  return withPhonePage(browser, async (page) => {
    await slowDown(page, slowness);
    await openAndSettle(page, url);
    const from = (await isHydrated(page)) ? await firstPaint(page) : await now(page);
    await hydrateAndSettle(page);
    return longestTask(page, from);
  });
}

const now = (page: Page) => page.evaluate(() => performance.now());

function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
}

function longestTask(page: Page, from: number): Promise<number> {
  return page.evaluate((from) => {
    const observer = new PerformanceObserver(() => {});
    // The browser keeps the long tasks of a page for whoever asks late.
    observer.observe({ type: "longtask", buffered: true });
    const tasks = observer.takeRecords().filter(({ startTime, duration }) => startTime + duration > from);
    return Math.max(0, ...tasks.map(({ duration }) => duration));
  }, from);
}
