import { alertsPath, pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";

test.beforeEach(({ page }) => signInPage(page));

test.afterEach(async ({ editor }) =>
  editor.changeAlerts({ alerts: [], version: (await editor.readAdminAlerts()).version }),
);

test("an alert stands on the pages that it concerns and at the planner's stops, until it is deleted", async ({
  page: admin,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const complaints = watchPage(reader);
  const readLength = async () => (await (await reader.request.get(pagePath("weather", "en"))).body()).length;
  const usual = await readLength();

  await admin.goto(alertsPath("hu"));
  await expectLoaded(admin);
  await admin.getByRole("button", { name: "Új figyelmeztetés" }).press("Enter");
  await expect(admin.getByLabel("Mennyire komoly?")).toBeFocused();
  await admin.getByLabel("Mennyire komoly?").selectOption("Veszély");
  await admin.getByLabel("Minden oldalon").uncheck();
  await admin.getByRole("button", { name: "Mentés", exact: true }).click();
  await expect(admin.getByText("Mentés előtt 2 mezőt kell javítani.")).toBeVisible();
  await admin.getByText("Oldalak, ahol látható (0)").press("Enter");
  await expect(admin.getByText("Jelöljetek ki legalább egy oldalt vagy helyet.")).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);
  await admin.getByLabel("Machu Picchu lépésről lépésre").check();
  await admin.getByText("Helyek, amelyeknél az útvonaltervező mutatja (0)").press("Enter");
  await admin.getByRole("group", { name: "Helyek" }).getByLabel("Cusco", { exact: true }).check();
  const words = admin.getByRole("group", { name: "Magyar" });
  await words.getByLabel("Cím, egy sorban").fill("Nem járnak a vonatok");
  await words.getByLabel("Részletek").fill("Sztrájk miatt.");
  await admin.getByRole("button", { name: "Mentés", exact: true }).click();
  await expect(admin.getByText("Elmentve, az olvasók már így látják.")).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);

  await reader.goto(pagePath("machu-picchu", "en"));
  const alert = reader.getByRole("complementary", { name: "Alerts" });
  const heading = alert.getByRole("heading", { name: "Danger: Nem járnak a vonatok" });
  await expect(heading).toBeVisible();
  await expect(alert.getByText("Sztrájk miatt.")).toBeHidden();
  await heading.click();
  await expect(alert.getByText("Sztrájk miatt.")).toHaveAttribute("lang", "hu");
  expect(await readLength()).toBe(usual);

  const visitor = await browser.newPage();
  const visitorComplaints = watchPage(visitor);
  await gotoHydrated(visitor, pagePath("machu-picchu", "hu"));
  await expect(visitor.getByRole("complementary", { name: "Figyelmeztetések", exact: true })).toBeVisible();
  expect(await accessibilityFindings(visitor)).toEqual([]);
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Időjárás" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Peru időjárása" })).toBeVisible();
  await expect(visitor.getByRole("complementary", { name: "Figyelmeztetések" })).toHaveCount(0);
  await gotoHydrated(visitor, `${pagePath("trip-planner", "hu")}?plan=v1_lima.2_cusco.3`);
  await expect(visitor.getByRole("complementary", { name: "Figyelmeztetések a megállókhoz" })).toBeVisible();
  await visitor.goto(`${pagePath("trip-planner", "hu")}?plan=v1_lima.2`);
  await expect(visitor.getByRole("complementary", { name: "Figyelmeztetések a megállókhoz" })).toHaveCount(0);
  expect(visitorComplaints).toEqual([]);
  await visitor.close();

  await admin.getByRole("button", { name: "Törlés: Nem járnak a vonatok" }).click();
  await admin.getByRole("button", { name: "Mentés", exact: true }).click();
  await expect(admin.getByText("Elmentve, az olvasók már így látják.")).toBeVisible();
  await reader.reload();
  await expect(alert).toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
});
