import type { SiteAlert } from "#api/settings/site-alerts.ts";
import { alertsPath, menuPath } from "#i18n/addresses.ts";
import { defaultMenu } from "#i18n/site/site-menu.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, signInPage, test } from "#tests/support/browser/admin-journey.ts";

test.beforeEach(({ page }) => signInPage(page));

test.afterEach(async ({ editor }) => {
  await editor.changeAlerts({ alerts: [], version: (await editor.readAdminAlerts()).version });
  await editor.restoreMenu((await editor.readMenu()).version);
});

const strike: SiteAlert = {
  id: "0123abcd",
  level: "warning",
  pages: ["machu-picchu"],
  places: [],
  from: "2026-01-01",
  until: "2026-01-02",
  words: { hu: { title: "Sztrájk", text: "" } },
};

test("what was typed while somebody else saved stays, and replaces theirs only when that is asked for", async ({
  page,
  editor,
}) => {
  const { version } = await editor.readAdminAlerts();
  await page.goto(alertsPath("hu"));
  await expectLoaded(page);
  await page.getByRole("button", { name: "Új figyelmeztetés" }).click();
  await page.getByRole("group", { name: "Magyar" }).getByLabel("Cím, egy sorban").fill("Áradás");
  await editor.changeAlerts({ alerts: [strike], version });

  const save = page.getByRole("button", { name: "Mentés", exact: true });
  const refusal = page.getByRole("alert").filter({ hasText: "Közben más is mentett" });
  await save.dblclick();
  await expect(refusal).toBeVisible();
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(save).toBeFocused();
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await save.press("Enter");
  expect((await editor.readAdminAlerts()).alerts).toEqual([strike]);
  await expect(page.getByText("Figyelem: Áradás")).toBeVisible();

  await page.getByRole("button", { name: "Felülírás az itteni változattal" }).press("Enter");
  await expect(page.getByText("Elmentve, az olvasók már így látják.")).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await expect(save).toBeFocused();
  const { alerts } = await editor.readAdminAlerts();
  expect(alerts.map(({ words }) => words.hu?.title)).toEqual(["Áradás"]);
});

test("the version that somebody else has saved takes the place of the own one, and is changed from then on", async ({
  page,
  editor,
}) => {
  const { version } = await editor.readMenu();
  await page.goto(menuPath("en"));
  await expectLoaded(page);
  await page.getByRole("button", { name: "Take out of the menu: Blog" }).click();
  const groups = defaultMenu.groups.toReversed();
  await editor.changeMenu({ ...defaultMenu, groups, version });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Load the newer version" }).press("Enter");
  await expect(page.getByText("This is the version that somebody else has saved meanwhile.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take out of the menu: Blog" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Take out of the menu: Lima transport" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved; readers see it like this now.")).toBeVisible();
  const { menu } = await editor.readMenu();
  expect(menu.groups).toEqual(groups);
  const hidden = menu.lines.menu.filter(({ isHidden }) => isHidden).map(({ page: id }) => id);
  expect(hidden).toEqual(["lima-transport"]);

  // Nothing is unsaved: the question is answered by a menu that has changed since.
  await editor.changeMenu({ ...defaultMenu, version: (await editor.readMenu()).version });
  await page.getByRole("button", { name: "Reset to default…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect(page.getByText("This is the version that somebody else has saved meanwhile.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take out of the menu: Lima transport" })).toBeVisible();
});
