import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser/journey.ts";

async function isBelow(lower: Locator, upper: Locator): Promise<boolean> {
  const [low, up] = await Promise.all([lower.boundingBox(), upper.boundingBox()]);
  return low !== null && up !== null && low.y >= up.y + up.height;
}

test("what comes next stands first, what is over is folded away", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T15:00:00Z"));
  await page.goto("/en/peru-holidays");
  const section = page.locator("#public-holidays");
  await expect(section.locator("li:visible").first()).toHaveAttribute("data-state", "next");
  const newYear = section.locator("#ano-nuevo");
  await expect(newYear).toBeHidden();
  const fold = section.getByText("Already over this year (13)");
  expect(await isBelow(fold, section.locator("li:visible").last())).toBe(true);
  await fold.click();
  await expect(newYear).toBeVisible();
});

test("a link to a day that is over leads to it", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T15:00:00Z"));
  await page.goto("/en/peru-holidays#inti-raymi");
  const card = page.locator("#inti-raymi");
  await expect(card).toHaveAttribute("data-state", "past");
  await expect(card).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every day of the year is shown", async ({ page }) => {
    await page.goto("/en/peru-holidays");
    for (const id of ["ano-nuevo", "navidad", "inti-raymi"])
      await expect(page.locator(`#${id}`)).toBeVisible();
  });
});
