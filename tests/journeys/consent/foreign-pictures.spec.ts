import { pictureHost, storeChoice, test } from "#tests/support/browser/consent-journey.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

test("a post's picture of another site loads also for who comes from a page that may ask no other site", async ({
  page,
  context,
  site,
  posts,
  otherHosts,
}) => {
  await storeChoice(context, site.url, "declined");
  await gotoHydrated(page, "/hu/blog");
  await page.getByRole("article").getByRole("link", { name: "Videós nap" }).first().click();
  await expect(page).toHaveURL(posts.hu);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Videós nap");
  await page.locator("a[data-src]").click();
  const picture = page.getByRole("img", { name: "Lima" });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  expect(otherHosts).toContain(pictureHost);
});
