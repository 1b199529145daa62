import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

const path = pagePath("packing-list", "hu");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a list is made, ticked and still ticked after another choice and another visit", async ({ page }) => {
    await page.goto(path);
    // On a page without hydration: the first tick must not be lost, nor taken away again.
    await page.getByLabel(/^útlevél/).tap();
    await expect(page.getByRole("status").filter({ hasText: "1 a táskában" })).toBeVisible();
    await expect(page.getByLabel(/^útlevél/)).toBeChecked();
    await page.getByLabel("Őserdő", { exact: true }).check();
    await page.getByLabel("július", { exact: true }).check();
    await expect(page).toHaveURL(/\?zone=amazon&month=7$/);
    await expect(page.getByLabel(/friaje/)).toBeVisible();
    await expect(page.getByLabel(/réteges ruha/)).toHaveCount(0);
    await page.getByLabel(/^rovarriasztó/).tap();
    expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
    await page.goto(path);
    await expect(page.getByLabel(/^útlevél/)).toBeChecked();
    await expect(page.getByLabel(/^rovarriasztó \(/)).toBeChecked();
    await page.getByRole("button", { name: "Pipák törlése" }).tap();
    await expect(page.getByLabel(/^útlevél/)).not.toBeChecked();
    // A choice as the first act counts at once, too.
    await page.goto(path);
    await page.getByLabel("Őserdő", { exact: true }).check();
    await expect(page).toHaveURL(/\?zone=amazon$/);
    await expect(page.getByLabel(/^rovarriasztó \(/)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a list is asked for by a form", async ({ page }) => {
    await page.goto(path);
    await page.getByLabel("túra több napra").check();
    await page.getByRole("button", { name: "Lista összeállítása" }).click();
    await expect(page).toHaveURL(/for=trek/);
    await expect(page.getByLabel(/^hálózsák/)).toBeVisible();
    await expect(page.getByLabel("túra több napra")).toBeChecked();
  });
});
