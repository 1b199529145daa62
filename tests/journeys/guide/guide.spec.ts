import { expect, visit as test } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

test("the language switch stays on the page, whichever of its names was asked for, and at its part", async ({
  page,
}) => {
  await page.goto("/hu/peru-weather");
  await page.getByRole("link", { name: "Español" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  await expect(page).toHaveURL(/\/es\/(peru-weather|clima-peru)$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("clima");

  await gotoHydrated(page, "/es/viajar-peru#alairas");
  for (const [name, language] of [
    ["English", "en"],
    ["Magyar", "hu"],
  ] as const) {
    await page.getByRole("link", { name }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveURL(new RegExp(`/${language}/.*#alairas$`));
    await expect(page.locator("#alairas")).toBeInViewport();
  }
});

test("at its end a page leads on to others @core", async ({ page }) => {
  await gotoHydrated(page, "/en/peru-travel");
  await page.getByRole("region", { name: "Read on" }).getByRole("link", { name: "Visa types" }).click();
  await expect(page).toHaveURL("/en/peru-visa-types");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
