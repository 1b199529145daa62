import { languages } from "#i18n/languages.ts";
import { searchPath } from "#i18n/search/search-address.ts";
import { accessibilityFindings, looks } from "#tests/support/browser/accessibility.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

for (const { language, colorScheme, rules } of looks) {
  test(`no page in ${language} has an accessibility finding in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 900 });
    const blog = `/${language}/blog`;
    await page.goto(blog);
    const post = await page.getByRole("article").getByRole("link").first().getAttribute("href");
    for (const path of [`/${language}/`, blog, post ?? "", searchPath(language, "lima")]) {
      await page.goto(path);
      expect(await accessibilityFindings(page, { rules }), path).toEqual([]);
    }
  });
}

test("the page can be walked with the keyboard, beginning with a way past the menu", async ({ page }) => {
  await page.goto("/hu/blog");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ugrás a tartalomra" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

for (const language of languages) {
  test(`in ${language} nothing is wider than the window, however wide that is`, async ({ page }) => {
    for (const path of [`/${language}/`, `/${language}/blog`, searchPath(language, "lima")]) {
      await page.goto(path);
      for (const width of [1440, 768, 390, 320]) await expectToFit(page, width);
    }
  });
}
