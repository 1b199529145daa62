import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

const path = pagePath("emergency", "en");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the numbers for life and limb are seen without scrolling, and nothing covers them", async ({
    page,
  }) => {
    for (const language of languages) {
      await page.goto(pagePath("emergency", language));
      for (const number of ["105", "106", "116"]) {
        const call = page.locator(`a[href="tel:${number}"]`);
        await expect(call).toBeInViewport({ ratio: 1 });
        // A tap that something else would take fails.
        await call.tap({ trial: true });
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test("a card is written, stays on the device if it can, goes on paper and is deleted", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "105 Police", exact: true })).toHaveAttribute(
      "href",
      "tel:105",
    );
    const card = page.getByRole("group", { name: "Emergency card" });
    await page.getByLabel("Allergies").fill("maní, penicilina");
    await page.getByLabel("Your consulate").selectOption("United States");
    await expect(card).toContainText("Alergiasmaní, penicilina");
    await expect(card).toContainText("+51 1 618 2000");
    await expect(page.getByText("Kept on this device.")).toBeVisible();
    await page.reload();
    await expect(card).toContainText("maní, penicilina");
    await expect(page.getByLabel("Your consulate")).toHaveValue("us");
    expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
    // The longest texts that the fields take: on a phone and on paper nothing is cut off, and nothing hangs out of its side.
    for (const field of await page.locator("form[data-draft] input").all())
      await field.fill("penicilina ".repeat(10));
    const sides = () =>
      card.locator("> div").evaluateAll((each) => each.map((side) => side.scrollHeight - side.clientHeight));
    expect(await sides()).toEqual([0, 0]);
    await page.emulateMedia({ media: "print" });
    await expect(card).toBeVisible();
    expect(await sides()).toEqual([0, 0]);
    await expect(page.getByLabel("Allergies")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Delete everything from this device" }).tap();
    await expect(card).not.toContainText("maní");
    expect(await page.evaluate(() => localStorage.getItem("emergencyCard"))).toBe(null);

    // A device that keeps nothing is told of.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.getByLabel("Name", { exact: true }).fill("Anna");
    await expect(page.getByText("Print it before you close the page.")).toBeVisible();
  });
});
