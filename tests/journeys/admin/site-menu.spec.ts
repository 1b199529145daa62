import type { Page } from "@playwright/test";
import { menuPath, pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, signInPage, test } from "#tests/support/browser/admin-journey.ts";

test.beforeEach(({ page }) => signInPage(page));

test.afterEach(async ({ editor }) => editor.restoreMenu((await editor.readMenu()).version));

/** Those in the closed part of the menu, too. */
const linksOf = (reader: Page) =>
  reader.getByRole("navigation", { name: "Főmenü" }).locator("li:not([class]) a");

test("an owner arranges the menu by keyboard on a phone, and readers have it so until it is set back", async ({
  page: admin,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(pagePath("blog", "hu"));
  const usual = await linksOf(reader).allTextContents();
  expect(usual.slice(-4)).toEqual(["Limai látnivalók", "Limai közlekedés", "Gasztronómia", "Blog"]);

  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.goto(menuPath("hu"));
  await expectLoaded(admin);
  await admin.getByRole("button", { name: "Blog: feljebb" }).focus();
  for (let press = 0; press < 4; press++) await admin.keyboard.press("Enter");
  await expect(admin.getByRole("button", { name: "Blog: feljebb" })).toBeFocused();
  await expect(admin.getByText("Blog: 1. a 4 közül. Még nincs elmentve.")).toBeVisible();
  await admin.getByRole("combobox", { name: "Gasztronómia: a helye" }).selectOption("Útikalauz › Kultúra");
  await expect(admin.getByRole("combobox", { name: "Gasztronómia: a helye" })).toBeFocused();
  await admin.getByRole("button", { name: "Gasztronómia: feljebb" }).press("Enter");
  await admin.getByRole("button", { name: "Ki a menüből: Limai közlekedés" }).press("Enter");
  await admin.getByRole("button", { name: "Útikalauz › Eszközök: feljebb" }).press("Enter");
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);
  await admin.getByRole("button", { name: "Mentés", exact: true }).press("Enter");
  await expect(admin.getByText("Elmentve, az olvasók már így látják.")).toBeVisible();

  await reader.reload();
  const arranged = await linksOf(reader).allTextContents();
  expect(arranged.slice(-2)).toEqual(["Blog", "Limai látnivalók"]);
  const at = arranged.indexOf("Történelem");
  expect(arranged[at + 1]).toBe("Gasztronómia");
  expect(arranged.indexOf("Zsebszótár")).toBeLessThan(at);
  // The owner sees it in the header above the form, which is not loaded anew.
  await admin.setViewportSize({ width: 1280, height: 844 });
  const shown = async () =>
    (await linksOf(admin).allTextContents()).filter((name) => arranged.includes(name));
  await expect.poll(shown).toEqual(arranged);

  await admin.getByRole("button", { name: "Alaphelyzet…" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Visszaállítás" }).click();
  await expect(admin.getByRole("button", { name: "Alaphelyzet…" })).toHaveCount(0);
  await reader.reload();
  expect(await linksOf(reader).allTextContents()).toEqual(usual);
  await context.close();
});
