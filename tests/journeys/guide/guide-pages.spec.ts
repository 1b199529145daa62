import type { CDPSession, Page } from "@playwright/test";
import { pageBudgets, readToEnd } from "#bench/budgets.ts";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import { factSegments } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { countFirstVisit, phone } from "#tests/support/browser/count-bytes.ts";
import { expectNothingWider } from "#tests/support/browser/expect-to-fit.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, walk as test } from "#tests/support/browser/journey.ts";
import { blockPages, colouredPages, walkedPages } from "#tests/support/browser/walked-pages.ts";
import { scrollThrough } from "#tests/support/browser/whole-page.ts";

const desktop: typeof phone = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** Kilobytes of a page read to its end. */
const limits: Partial<Record<GuidePage, number>> = readToEnd;

/** Kilobytes of a page until it is loaded. */
const loadLimits: Partial<Record<GuidePage, { load: { held: number } }>> = pageBudgets;

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

/** Telephone numbers and dated facts that a finger could miss: less than 24 px high (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    (facts) =>
      [...document.querySelectorAll(`main :is(a[href^="tel:"], a[href*="/${facts}/"]):not(details *)`)]
        // A ring without words has its room around it.
        .filter((link) => link.textContent !== "")
        .flatMap((link) => [...link.getClientRects()].map(({ height }) => ({ link, height })))
        .filter(({ height }) => height > 0 && height < 24)
        .map(({ link, height }) => `${height} ${link.outerHTML}`),
    factSegments.hu,
  );
}

/** Makes the window as wide as a phone or a desktop's screen, with as many pixels to each as these have. */
async function resize(session: CDPSession, { viewport, deviceScaleFactor }: typeof phone): Promise<void> {
  const metrics = { ...viewport, deviceScaleFactor, mobile: false };
  await session.send("Emulation.setDeviceMetricsOverride", metrics);
}

for (const guidePage of walkedPages) {
  const allowed = limits[guidePage] ?? readToEnd.most;
  const loadAllowed = loadLimits[guidePage]?.load.held ?? allowed;

  // Everything that is asked of a page while it is open; that it asks no other host, the journey itself watches.
  test(`${guidePage} can be read, narrow and wide, and brings at most ${allowed} kB`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const { bytes, settled, end } = await countFirstVisit(page);
    await resize(session, phone);
    await page.goto(pagePath(guidePage, "hu"));
    await expect(page.locator("html[data-faces]")).toBeAttached();
    await page.evaluate(async () => document.fonts.ready);
    await settled();
    expect(bytes().font).toBeGreaterThan(5_000);
    expect(bytes().all / 1000, "kB until loaded").toBeLessThanOrEqual(loadAllowed);
    await scrollThrough(page, 3);
    expect(await brokenPictures(page)).toEqual([]);
    await settled();
    expect(bytes().image).toBeGreaterThan(5_000);
    expect(bytes().all / 1000, `kB read to the end of ${JSON.stringify(bytes())}`).toBeLessThanOrEqual(
      allowed,
    );
    await end();

    await expectNothingWider(page, phone.viewport.width);
    expect(await smallTargets(page)).toEqual([]);
    // Colours are those of the blocks, which the pages with all of them show.
    const rules = colouredPages.includes(guidePage) ? "all" : "structure";
    if (blockPages.includes(guidePage))
      expect(await accessibilityFindings(page, { part: "main", rules })).toEqual([]);
    await resize(session, desktop);
    await expectNothingWider(page, desktop.viewport.width);
    // The header and the footer, which are the same on all pages, are looked at on one.
    const part = guidePage === "peru-guide" ? "html" : "main";
    if (colouredPages.includes(guidePage)) expect(await accessibilityFindings(page, { part })).toEqual([]);
    // React must find what it would draw itself, of each kind of block; otherwise it complains.
    if (blockPages.includes(guidePage)) await hydratePage(page);
    await session.detach();
  });
}
