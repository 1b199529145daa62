import { expect, type Browser, type Page } from "@playwright/test";
import { followPrerendered } from "#tests/support/browser/follow-prerendered.ts";
import { readPage } from "#tests/support/browser/offline-journey.ts";
import { secondPage as budget } from "../budgets.ts";
import { measureOf, median, type Measure } from "../measure.ts";
import { withPhonePage } from "./phone-page.ts";

/**
 * How soon a reader's second page stands there: one that was drawn while the reader pointed at its link, and one read before that
 * is opened again without a connection.
 *
 * @param paths of the page with the link, and of the link's
 */
export async function measureSecondPage(
  browser: Browser,
  url: string,
  paths: { from: string; to: string },
  runs: number,
): Promise<Measure[]> {
  const drawnAhead: number[] = [];
  const offline: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    drawnAhead.push((await followPrerendered(url + paths.from, paths.to)).largestPaint);
    offline.push(await firstPaintOffline(browser, url + paths.to));
  }
  return [
    measureOf("second page", "drawn ahead: LCP once it is shown", "ms", [median(drawnAhead)], {
      atMost: budget.drawnAhead,
    }),
    measureOf("second page", "without a connection: FCP", "ms", [median(offline)], {
      atMost: budget.offline,
    }),
  ];
}

function firstPaintOffline(browser: Browser, url: string): Promise<number> {
  const work = async (page: Page) => {
    await readPage(page, url);
    await page.context().setOffline(true);
    await page.goto(url);
    const paint = () =>
      page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null);
    await expect.poll(paint).not.toBeNull();
    return (await paint()) ?? Number.NaN;
  };
  return withPhonePage(browser, work, "allow");
}
