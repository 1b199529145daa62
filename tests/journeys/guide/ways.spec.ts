import { wayPath } from "#content/facts/ways/way-pairs.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, walk as test } from "#tests/support/browser/journey.ts";

test("the ways between two places can be read in every language, narrow and wide", async ({ page }) => {
  for (const language of languages) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(wayPath("cusco-machu-picchu", language));
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(4);
    if (language === "hu") {
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await accessibilityFindings(page, { rules: "colours" })).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    }
    for (const width of language === "hu" ? [320, 390, 768, 1024, 1440] : [390, 768, 1024])
      await expectToFit(page, width);
    await hydratePage(page);
  }
});

test("from the overview one comes to a pair, from there to the planner with both stops", async ({ page }) => {
  await page.goto(pagePath("ways", "en"));
  await hydratePage(page);
  await page.getByRole("link", { name: "Cusco – Puno", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "From Cusco to Puno" })).toBeVisible();
  await page.getByRole("link", { name: "Plan a trip with these two stops" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Puno" })).toBeVisible();
});
