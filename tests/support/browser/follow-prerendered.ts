import { setTimeout } from "node:timers/promises";
import { launch } from "puppeteer-core";
import { chromiumLaunch } from "./chromium.ts";
import { phone } from "./count-bytes.ts";

/** Milliseconds without a request after which a page is drawn. */
const quiet = 500;

export interface FollowedLink {
  /** The requests until the page of the link was drawn, and from the click on it on, for example `GET /en/blog`. */
  ahead: string[];
  seen: string[];
  /** Milliseconds from when the page was shown until the largest thing in it was painted. */
  largestPaint: number;
}

/**
 * A visitor who rests on a link until the browser has drawn its page, and then follows it. Playwright forbids its pages to be
 * drawn ahead, so the browser is told by another library.
 *
 * @param url of the page with the link
 * @param path of the link's page, to which a link in the footer leads
 */
export async function followPrerendered(url: string, path: string): Promise<FollowedLink> {
  const { args = [], executablePath = "" } = chromiumLaunch();
  const browser = await launch({ args, executablePath, defaultViewport: phone.viewport });
  try {
    const page = await browser.newPage();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto(url);
    const link = await page.locator(`footer a[href="${path}"]`).waitHandle();
    await link.scrollIntoView();
    const before = requests.length;
    await link.hover();
    // A session of ours that could tell when it is drawn would forbid it, too.
    for (let last = -1; !requests.includes(`GET ${path}`) || requests.length > last;) {
      last = requests.length;
      await setTimeout(quiet);
    }
    const ahead = requests.slice(before);
    await link.click();
    // A page that is being replaced while it is asked gives no answer.
    while ((await page.evaluate(() => location.pathname).catch(() => null)) !== path) await setTimeout(quiet);
    const largestPaint = await page.evaluate(paintAfterShown);
    return { ahead, seen: requests.slice(before + ahead.length), largestPaint };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function paintAfterShown(): Promise<number> {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart: number;
  })[];
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      resolve((last?.startTime ?? NaN) - (navigation?.activationStart ?? NaN));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
