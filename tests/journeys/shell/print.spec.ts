import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/journey.ts";

test.use({ colorScheme: "dark" });

const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  });

test("a page is printed black on white, however dark the screen is, without the ways through the site", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/en/peru-one-week-itinerary");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The days are folded on a screen.
  await expect(page.getByText("A taxi to Miraflores or Barranco")).toBeVisible();
  expect(await page.locator("main section > h2").count()).toBeGreaterThan(5);
  expect(await coloursOf(page)).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  for (const role of ["navigation", "banner", "contentinfo", "button", "radio"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  // A link that leads off the site is printed with its address, one within it is not.
  const afterOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await afterOf('main p a[href^="https://"]')).toMatch(/https:\/\/\S+/);
  expect(await afterOf('main p a[href^="/en/"]')).toBe("none");

  const [post] = await (await page.request.get("/api/posts/hu?limit=1")).json();
  await page.goto(`/hu/post/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Vissza a blogra" })).toHaveCount(0);
});
