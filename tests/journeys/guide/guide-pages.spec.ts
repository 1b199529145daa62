import type { CDPSession, Page } from "@playwright/test";
import { readToEnd } from "#bench/budgets.ts";
import { guidePages, pagePath, type GuidePage } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { countBytes, phone } from "#tests/support/browser/count-bytes.ts";
import { wakePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test } from "#tests/support/browser/journey.ts";
import { scrollThrough } from "#tests/support/browser/whole-page.ts";

test.use(phone);

type Screen = typeof phone;

const desktop: Screen = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** Kilobytes of a page read to its end. */
const limits: Partial<Record<GuidePage, number>> = readToEnd;

/** Fetches the pictures that come late too. @returns the addresses of those that cannot be shown */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].map(async (picture) => {
      picture.loading = "eager";
      if (!picture.complete) {
        await new Promise((resolve) => (picture.onload = picture.onerror = resolve));
      }
      return picture.naturalWidth > 0 ? [] : [picture.src];
    });
    return (await Promise.all(shown)).flat();
  });
}

/** What sticks out of the window to the right, the outermost first; what scrolls within itself may. */
function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`)
      .concat(`${scrollWidth} > ${clientWidth}`)
      .slice(-3);
  });
}

/** Makes the window as wide as a phone or a desktop's screen, with as many pixels to each as these have. */
async function resize(
  page: Page,
  session: CDPSession,
  { viewport, deviceScaleFactor }: Screen,
): Promise<void> {
  const metrics = { ...viewport, deviceScaleFactor, mobile: false };
  await session.send("Emulation.setDeviceMetricsOverride", metrics);
  await expect
    .poll(() => page.evaluate(() => [innerWidth, devicePixelRatio]))
    .toEqual([viewport.width, deviceScaleFactor]);
}

for (const guidePage of guidePages) {
  const allowed = limits[guidePage] ?? readToEnd.most;
  // Everything that is asked of a page while it is open; that it asks no other host, the journey itself watches.
  test(`${guidePage} can be read in three languages, narrow and wide, and brings at most ${allowed} kB`, async ({
    page,
  }) => {
    test.slow();
    const bytes = await countBytes(page);
    const session = await page.context().newCDPSession(page);
    for (const language of languages) {
      // The pictures and the colours are the same in each language; looking at them all takes its time.
      const isFirst = language === "hu";
      const path = pagePath(guidePage, language);
      await resize(page, session, phone);
      await page.goto(path);
      if (isFirst) {
        await scrollThrough(page);
        await page.waitForLoadState("networkidle");
        expect(bytes().image).toBeGreaterThan(5_000);
        expect(bytes().all).toBeLessThanOrEqual(allowed * 1000);
      }
      for (const screen of [phone, desktop]) {
        await resize(page, session, screen);
        if (isFirst) expect(await brokenPictures(page), path).toEqual([]);
        expect(await widerThanWindow(page), path).toEqual([]);
        if (screen === desktop && !isFirst) continue;
        const rules = isFirst ? "all" : "structure";
        expect(await accessibilityFindings(page, { rules }), path).toEqual([]);
      }
      // React must find what it would draw itself; otherwise it complains.
      await wakePage(page);
    }
  });
}
