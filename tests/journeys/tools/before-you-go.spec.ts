import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

const path = pagePath("before-you-go", "en");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a day of departure dates the list, and what is ticked off stays so", async ({ page }) => {
    await page.goto(path);
    // On a page without hydration: the first tick must not be lost, nor taken away again.
    await page.getByLabel(/^Passports/).tap();
    await expect(page.getByRole("status").filter({ hasText: "1 of 29 done" })).toBeVisible();
    await page.getByLabel("The day you fly").fill("2027-03-14");
    await page.getByRole("button", { name: "Work out the days" }).tap();
    await expect(page).toHaveURL(/\?departure=2027-03-14$/);
    await expect(page.getByText("14 December 2026")).toBeVisible();
    await expect(page.getByLabel(/^Passports/)).toBeChecked();
    await expect(page.getByRole("link", { name: "Put the days in your calendar" })).toHaveAttribute(
      "href",
      `${path}.ics?departure=2027-03-14`,
    );
    expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
    await page.goto(path);
    await expect(page.getByLabel(/^Passports/)).toBeChecked();
    await page.getByRole("button", { name: "Clear the ticks" }).tap();
    await expect(page.getByLabel(/^Passports/)).not.toBeChecked();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list is whole, dated by a form, and says when the day is none", async ({ page }) => {
    await page.goto(path);
    await page.getByLabel(/^Travel insurance/).check();
    await page.getByLabel("The day you fly").fill("2027-08-31");
    await page.getByRole("button", { name: "Work out the days" }).click();
    await expect(page.getByText("28 February 2027")).toBeVisible();
    await expect(page.getByLabel("The day you fly")).toHaveValue("2027-08-31");
    await page.goto(`${path}?departure=1999-01-01`);
    await expect(page.getByLabel("The day you fly")).toHaveAccessibleDescription(/between 2020 and 2060/);
    await expect(page.getByRole("checkbox")).toHaveCount(29);
  });
});
