import type { Page } from "@playwright/test";
import { languages } from "#i18n/languages.ts";
import { pagePath } from "#i18n/addresses.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

async function openForPaper(page: Page, path: string): Promise<void> {
  // However dark the visitor's screen is, paper is white.
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto(path);
}

const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return [backgroundColor, color];
  });

for (const language of languages) {
  test(`in ${language} a guide page is printed black on white, without the ways through the site`, async ({
    page,
  }) => {
    await openForPaper(page, pagePath("peru-guide", language));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("main section > h2").count()).toBeGreaterThan(5);
    expect(await coloursOf(page)).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    for (const role of ["navigation", "banner", "contentinfo", "button", "radio"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });
}

test("a link that leads off the site is printed with its address, one within it is not", async ({ page }) => {
  await openForPaper(page, "/en/peru-guide");
  const afterOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await afterOf('main p a[href^="https://"]')).toMatch(/https:\/\/\S+/);
  expect(await afterOf('main p a[href^="/en/"]')).toBe("none");
});

test("a post is printed without its ways back and the question about cookies", async ({ page, request }) => {
  const [post] = (await (await request.get("/api/posts/hu?limit=1")).json()) as [
    { slug: string; title: string },
  ];
  await openForPaper(page, `/hu/post/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Vissza a blogra" })).toHaveCount(0);
});
