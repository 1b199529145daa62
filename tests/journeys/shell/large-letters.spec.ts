import { guidePages, pagePath } from "#i18n/addresses.ts";
import { chromiumLaunch } from "#tests/support/browser/chromium.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

test.use({
  // Twice the usual size, as one sets it in the browser for every site.
  launchOptions: chromiumLaunch("--blink-settings=defaultFontSize=32"),
  viewport: { width: 390, height: 844 },
});

test("with letters twice as large nothing is wider than a phone", async ({ page }) => {
  test.slow();
  for (const name of ["home", ...guidePages, "blog", "privacy"] as const) {
    const path = pagePath(name, "hu");
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  await expect(page.getByRole("button", { name: "Menü" })).toBeInViewport({ ratio: 1 });
});
