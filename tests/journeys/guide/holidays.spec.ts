import { defaultFacts } from "#content/facts/facts.ts";
import type { Locator } from "@playwright/test";
import { calendarYear, holidaysOfYear, holidayStates } from "#app/site/guide/holidays/holiday-calendar.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test, visit } from "#tests/support/browser/journey.ts";

async function isBelow(lower: Locator, upper: Locator): Promise<boolean> {
  const [low, up] = await Promise.all([lower.boundingBox(), upper.boundingBox()]);
  return low !== null && up !== null && low.y >= up.y + up.height;
}

test("what comes next stands first, what is over is folded away", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T15:00:00Z"));
  // Hydrated, a page shows the day of the browser's clock.
  await gotoHydrated(page, "/en/peru-holidays");
  const section = page.locator("#public-holidays");
  await expect(section.locator("li:visible").first()).toHaveAttribute("data-state", "next");
  const newYear = section.locator("#ano-nuevo");
  await expect(newYear).toBeHidden();
  const fold = section.getByText("Already over this year (13)");
  expect(await isBelow(fold, section.locator("li:visible").last())).toBe(true);
  await fold.click();
  await expect(newYear).toBeVisible();
});

const today = dayInPeru(new Date());
const ofThisYear = holidaysOfYear(defaultFacts, "public", calendarYear(defaultFacts, "public", today));
const isOver = (index: number) => holidayStates(ofThisYear, today)[index] === "past";

visit("a link to a day leads to it, also when it is over", async ({ page }) => {
  const [first] = ofThisYear;
  await page.goto(`/en/peru-holidays#${first?.id}`);
  await expect(page.locator(`#${first?.id}`)).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every day of the year can be read", async ({ page }) => {
    await page.goto("/en/peru-holidays");
    const section = page.locator("#public-holidays");
    if (isOver(0)) await section.getByText(/Already over this year/).click();
    for (const { id } of ofThisYear) await expect(section.locator(`#${id}`)).toBeVisible();
  });
});
