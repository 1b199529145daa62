import type { Page } from "@playwright/test";
import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { holdHydration } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

/** All pictures first: one that comes into view later is no call of the tool. */
async function goOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map(async (picture) => picture.decode()));
  });
  await page.context().setOffline(true);
}

const holidays = pagePath("holidays", "en");
const money = pagePath("money", "en");

test.describe("on a phone, hydrated", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("money is converted while it is typed, a trip follows, and neither asks the network", async ({
    page,
  }) => {
    const letGo = await holdHydration(page);
    await page.goto(money);
    const sums = page.getByRole("region", { name: "The cost of your trip" });
    await page.getByLabel("Amount", { exact: true }).fill("50");
    // Left before React comes: the address is to be shared all the same.
    await page.keyboard.press("Tab");
    letGo();
    await expect(page).toHaveURL(/amount=50&/);
    await expect(page.getByText("50 soles is about 14.70 US dollars")).toBeVisible();
    await goOffline(page);
    await page.getByLabel("Currency", { exact: true }).selectOption("clp");
    await page.getByLabel("Amount", { exact: true }).fill("10 000");
    await expect(page.getByText("10,000 Chilean pesos is about 37.80 soles")).toBeVisible();
    await page.getByLabel("Amount", { exact: true }).fill("ten");
    await expect(page.getByLabel("Amount", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Amount", { exact: true }).fill("12,5");
    await page.getByLabel("Travellers", { exact: true }).fill("1");
    await page.getByLabel(/^Backpacker/).tap();
    await expect(sums.getByRole("status")).toContainText("Chilean pesos");
    await expect(sums.getByRole("status")).not.toContainText("each");
    await page.getByLabel("three days in the jungle").tap();
    await expect(sums.getByRole("row", { name: /three days in the jungle/ })).toContainText("2026");
    await page.getByRole("button", { name: "Calculate" }).tap();
    await expect(page).toHaveURL(/amount=12%2C5&currency=clp/);
    await expect(page.getByLabel("Amount", { exact: true })).toHaveValue("12,5");
    expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  });

  test("what is on is found by dates, with the fault of a wrong one at its field", async ({ page }) => {
    await page.goto(holidays);
    const form = page.getByRole("form", { name: "What is on while you are there?" });
    await form.getByLabel("Arrival", { exact: true }).fill("2027-07-20");
    await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
    await goOffline(page);
    await form.getByLabel("Departure", { exact: true }).fill("2027-07-01");
    await form.getByRole("button", { name: "Show me" }).tap();
    await expect(form.getByText("The departure cannot be before the arrival.")).toBeVisible();
    await expect(form.getByLabel("Departure", { exact: true })).toBeFocused();
    await form.getByLabel("Departure", { exact: true }).fill("2027-08-01");
    await form.getByRole("button", { name: "Show me" }).tap();
    await expect(page.getByText("3 public holidays and 1 festival fall during your stay.")).toBeVisible();
    await expect(page).toHaveURL(/\?from=2027-07-20&to=2027-08-01/);
    expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers both forms, at addresses that no search engine keeps", async ({ page }) => {
    await page.goto(holidays);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Subscribe to the calendar" })).toHaveAttribute(
      "href",
      /^webcal:\/\/.*\/en\/peru-holidays\.ics$/,
    );
    await page.getByLabel("Arrival", { exact: true }).fill("2027-02-10");
    await page.getByLabel("Departure", { exact: true }).fill("2027-02-12");
    await page.getByRole("button", { name: "Show me" }).click();
    await expect(page.getByText("No public holiday and no major festival")).toBeVisible();
    await expect(page.getByText("The Inca Trail is closed in February")).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/peru-holidays$/);

    await page.goto(money);
    await page.getByLabel("Days", { exact: true }).fill("1");
    await page.getByLabel("Travellers", { exact: true }).fill("many");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.getByLabel("Travellers", { exact: true })).toHaveValue("many");
    await expect(page.getByText("Enter a whole number between 1 and 12")).toBeVisible();
    await page.getByLabel("Amount", { exact: true }).fill("7");
    await page.getByRole("button", { name: "Convert" }).click();
    // The converter has not forgotten the trip.
    await expect(page.getByLabel("Days", { exact: true })).toHaveValue("1");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/costs$/);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
