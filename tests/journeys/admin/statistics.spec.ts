import type { Statistics } from "#api/admin/statistics.ts";
import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

const lost = "/en/a-lost-page-of-the-journey";

function numbersOf(days: number): Statistics {
  return {
    days: Array.from({ length: days }, (_, index) => ({
      day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      views: 20 + (index % 7),
    })),
    pages: [{ path: "/hu/post/%C5%91szi-t%C3%BAra", views: 1234 }],
    referrers: [
      { host: "example.com", views: 7 },
      { host: "", views: 3 },
    ],
    missedSearches: [{ language: "en", words: "llama spitting", count: 4 }],
    missing: [{ path: lost, count: 12, lastSeenAt: "2026-01-20T10:00:00.000Z", lastHost: "example.org" }],
  };
}

test("an editor reads the numbers, and leads readers on from a page that is not there", async ({ page }) => {
  await signInPage(page);
  // The counts are written only once a minute, so the test answers the call instead of waiting.
  await page.route("**/api/statistics?*", (route) =>
    route.fulfill({ json: numbersOf(Number(new URL(route.request().url()).searchParams.get("days"))) }),
  );
  await page.goto("/en/admin/statistics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Numbers");
  await expect(page.getByRole("row", { name: "/hu/post/őszi-túra 1,234" })).toBeVisible();
  await expect(page.getByRole("row", { name: "all further websites 3" })).toBeVisible();
  await page.getByText("The same as a table").click();
  await expect(page.getByRole("table", { name: "Days" }).getByRole("row")).toHaveCount(31);
  await page.getByLabel("Period").selectOption("last 365 days");
  await expect(page.getByRole("columnheader", { name: "Week from" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as a table (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("numbers.csv");

  await page.getByRole("button", { name: `Make a redirect from ${lost}` }).click();
  const target = page.getByLabel("New address");
  await expect(target).toBeFocused();
  await expect(page.getByLabel("Old address")).toHaveValue(lost);
  await target.fill("/en/nowhere-at-all");
  await page.keyboard.press("Enter");
  await expect(target).toHaveAccessibleDescription(/This address has no page\./);
  await expect(target).toHaveValue("/en/nowhere-at-all");
  await target.fill("/en/privacy");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").getByText(`The redirect is live: ${lost} → /en/privacy`),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Redirects" })).toBeFocused();
  expect(new URL((await page.request.get(`${lost}?a=1`)).url()).pathname).toBe("/en/privacy");

  await page.getByRole("button", { name: `Change: ${lost}` }).click();
  await target.fill("/en/blog");
  await page.getByRole("button", { name: "Save change" }).click();
  await expect(page.getByText(`${lost} → /en/blog`)).toBeVisible();
  for (const width of [390, 768, 1440]) await expectToFit(page, width);
  await page.getByRole("button", { name: `Delete: ${lost}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`The redirect was deleted: ${lost}`)).toBeVisible();
  expect((await page.request.get(lost)).status()).toBe(404);
});

test("a link within the site tells the server of the page, and nothing of the reader", async ({ page }) => {
  await gotoHydrated(page, "/en/privacy");
  const telling = page.waitForRequest("**/api/visits");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  const told = await telling;
  expect(told.postDataJSON()).toEqual({ path: "/en/blog" });
  expect((await told.response())?.status()).toBe(200);
});
