import type { Page } from "@playwright/test";
import { guidePages, pageAddresses, pagePath, postPath, type Page as SitePage } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { searchPath } from "#i18n/search/search-address.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, walk as test } from "#tests/support/browser/journey.ts";
import { scrollThrough } from "#tests/support/browser/whole-page.ts";
import { keysOf } from "#i18n/typed-keys.ts";

// Every page that the site has of its own is walked through, here or in tests/journeys/guide/guide-pages.spec.ts, in each language. That
// none logs an error, that React finds what it would draw itself, and that no other host is asked, the journey itself watches.

const pages = keysOf(pageAddresses).filter((page) => !guidePages.some((other) => other === page));

/** Widths at which a layout has the least room: of a phone, and from which on there are more columns. */
const narrowest = [390, 768, 1024];

async function lookAtColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFindings(page, { rules: "colours" })).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

for (const name of pages) {
  test(`${name} can be used in every language, narrow and wide`, async ({ page }) => {
    for (const language of languages) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(name === "search" ? searchPath(language, "lima") : pagePath(name, language));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The tools are looked at in the journeys that use them.
      const isUsual = (["home", "search", "blog"] as SitePage[]).includes(name);
      if (isUsual && language === "hu") {
        expect(await accessibilityFindings(page)).toEqual([]);
        await lookAtColours(page);
      }
      for (const width of isUsual ? [320, ...narrowest, 1440] : narrowest) await expectToFit(page, width);
      // Pictures that come late are the same in every language.
      if (language === "hu") await scrollThrough(page);
      await hydratePage(page);
    }
  });
}

test("a post can be read in every language, narrow and wide", async ({ page }) => {
  for (const language of languages) {
    await page.setViewportSize({ width: 390, height: 844 });
    const [post] = await (await page.request.get(`/api/posts/${language}?limit=1`)).json();
    await page.goto(postPath(post.slug, language));
    if (language === "hu") {
      expect(await accessibilityFindings(page)).toEqual([]);
      await lookAtColours(page);
    }
    for (const width of [...narrowest, 1440]) await expectToFit(page, width);
    await hydratePage(page);
  }
});

test("the whole menu fits beside itself in every language from 768 px on", async ({ page }) => {
  for (const language of languages) {
    await page.goto(pagePath("blog", language));
    const entries = page.locator("header nav").first().locator("summary, li > a:visible");
    for (const width of [768, 900, 1024, 1280]) {
      await expectToFit(page, width, 800);
      const heights = await entries.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height),
      );
      expect(Math.min(...heights), `${language} at ${width} px`).toBeGreaterThanOrEqual(44);
      expect(Math.max(...heights), `${language} at ${width} px`).toBeLessThan(60);
    }
  }
});

test("the page can be walked with the keyboard, beginning with a way past the menu", async ({ page }) => {
  await page.goto("/hu/blog");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ugrás a tartalomra" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});
