import type { Page } from "@playwright/test";
import { pagePath, type Page as SitePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { expectNothingWider } from "#tests/support/browser/expect-to-fit.ts";
import { expect, test } from "#tests/support/browser/journey.ts";
import { walkedPages } from "#tests/support/browser/walked-pages.ts";

test.use({ javaScriptEnabled: false });

/** Runs in the page, opens what is folded away, and tells what of the page's words cannot be seen. */
function findUnseen(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 0;
  const folds = [...document.querySelectorAll<HTMLElement>("main summary")];
  const unseen = folds.filter((summary) => !isSeen(summary));
  for (const summary of folds) summary.click();
  const parts = document.querySelectorAll("main article section, main table td:first-of-type");
  return [...unseen, ...[...parts].filter((part) => !isSeen(part))].map(({ outerHTML }) =>
    outerHTML.slice(0, 80),
  );
}

const others = ["home", "blog", "privacy"] as const;

/** Opens pages on a phone, with a font size that a reader sets in the browser for every site. */
async function openWithLargeLetters(
  page: Page,
  names: readonly SitePage[],
  language: Language,
  look: () => Promise<void>,
) {
  test.setTimeout(names.length * 30_000);
  const { width, height } = { width: 390, height: 844 };
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const name of names) {
    await page.goto(pagePath(name, language));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await expectNothingWider(page, width);
    await look();
  }
}

// The words of all languages are checked in the HTML, in tests/pages.
test("every page shows its words and tables, and with letters twice as large it fits a phone", async ({
  page,
}) => {
  await openWithLargeLetters(page, [...others, ...walkedPages], "hu", async () => {
    await expect(page.getByRole("heading", { level: 1 }), page.url()).toBeVisible();
    expect(await page.evaluate(findUnseen), page.url()).toEqual([]);
  });
  await expect(page.getByRole("button", { name: "Menü" })).toBeInViewport({ ratio: 1 });
});

// A page that fits with such letters does so with smaller ones.
for (const language of ["en", "es"] as const) {
  test(`in ${language} every page fits a phone with letters twice as large`, async ({ page }) => {
    await openWithLargeLetters(page, walkedPages, language, async () => {});
  });
}

test("the contents lead to the sections @core", async ({ page }) => {
  await page.goto("/hu/peru-beutazas");
  // The letters of the page's own fonts are wider: what comes with them moves.
  await page.evaluate(() => document.fonts.ready);
  await page.goto("/hu/peru-beutazas#alairas");
  await expect(page.locator("#alairas")).toBeInViewport();
  const contents = page.getByRole("navigation", { name: "Az oldal tartalma" });
  const last = contents.getByRole("link").last();
  const anchor = new URL((await last.getAttribute("href")) ?? "", page.url()).hash.slice(1);
  await last.click();
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});
