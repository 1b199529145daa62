import { homeSectionsPath, pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";

test.beforeEach(({ page }) => signInPage(page));

test.afterEach(async ({ editor }) => editor.restoreHomeSections((await editor.readHomeSections()).version));

test("an owner hides a section, moves one and changes the cards, and readers see the home page so until it is set back", async ({
  page: admin,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const complaints = watchPage(reader);
  const headings = () => reader.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  const cards = () =>
    reader
      .getByRole("region", { name: "Perui útikalauz" })
      .getByRole("heading", { level: 3 })
      .allTextContents();
  await reader.goto(pagePath("home", "hu"));
  const [usualHeadings, usualCards] = [await headings(), await cards()];
  expect(usualHeadings).toContain("Mire való ez az oldal?");

  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.goto(homeSectionsPath("hu"));
  await expectLoaded(admin);
  await admin.getByRole("button", { name: "Elrejtés: Mire való ez az oldal?" }).press("Enter");
  const up = admin.getByRole("button", { name: "Friss bejegyzések: feljebb" });
  await up.press("Enter");
  await expect(up).toBeFocused();
  await admin.getByRole("button", { name: "Levétel: Történelem" }).press("Enter");
  await expect(admin.getByRole("button", { name: "Kártya hozzáadása" })).toBeFocused();
  await admin.getByRole("combobox", { name: "Még egy oldal" }).selectOption("Gyalogtúrák");
  await admin.getByRole("button", { name: "Kártya hozzáadása" }).press("Enter");
  for (let press = 0; press < 5; press++)
    await admin.getByRole("button", { name: "Gyalogtúrák: feljebb" }).press("Enter");
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);
  await admin.getByRole("button", { name: "Mentés", exact: true }).press("Enter");
  await expect(admin.getByText("Elmentve, az olvasók már így látják.")).toBeVisible();

  await reader.reload();
  const arranged = await headings();
  expect(arranged).not.toContain("Mire való ez az oldal?");
  expect(arranged.indexOf("Friss bejegyzések")).toBeLessThan(arranged.indexOf("Perui útikalauz"));
  const [firstCard] = await cards();
  expect(firstCard).toBe("Gyalogtúrák");
  expect(await cards()).not.toContain("Történelem");

  // React takes over the same page.
  const visitor = await browser.newPage();
  const visitorComplaints = watchPage(visitor);
  await gotoHydrated(visitor, pagePath("home", "hu"));
  await expect(visitor.getByRole("heading", { name: "Mire való ez az oldal?" })).toHaveCount(0);
  await expect(visitor.getByRole("heading", { level: 3, name: "Gyalogtúrák" })).toBeVisible();
  expect(await accessibilityFindings(visitor)).toEqual([]);
  expect(visitorComplaints).toEqual([]);
  await visitor.close();

  await admin.getByRole("button", { name: "Alaphelyzet…" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Visszaállítás" }).click();
  await expect(admin.getByRole("button", { name: "Alaphelyzet…" })).toHaveCount(0);
  await reader.reload();
  expect([await headings(), await cards()]).toEqual([usualHeadings, usualCards]);
  expect(complaints).toEqual([]);
  await context.close();
});
