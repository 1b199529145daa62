import { expect, test } from "vitest";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import type { AdminMenu } from "#api/settings/site-menu.ts";
import type { OwnPage } from "#i18n/own-pages.ts";
import { defaultMenu, menuPlaces, type SiteMenu } from "#i18n/site/site-menu.ts";
import { findContentVersion } from "#server/storage/queries/content-version.ts";
import { mergeSiteSettings } from "#server/storage/settings/site-settings.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({ isFresh: true });

/** The menu with the lines of one place changed. */
function withLines(
  menu: SiteMenu,
  place: keyof SiteMenu["lines"],
  lines: SiteMenu["lines"]["menu"],
): SiteMenu {
  return { ...menu, lines: { ...menu.lines, [place]: lines } };
}

/** Arranges the menu as who has just opened its form. */
async function arrange(api: AdminClient, menu: SiteMenu & { nowhere?: OwnPage[] }): Promise<AdminMenu> {
  return api.changeMenu({ ...menu, version: (await api.readMenu()).version });
}

const line = (page: SiteMenu["lines"]["menu"][number]["page"], isHidden = false) => ({ page, isHidden });

test("readers get the menu as it was arranged, and nothing of it while it is as the site brings it", async () => {
  const { app, db, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  expect(await api.readMenu()).toMatchObject({ menu: defaultMenu, isDefault: true, ownPages: [] });
  expect(await reader.readSiteDetails("hu")).not.toHaveProperty("menu");
  const before = await findContentVersion(db);
  const moved = withLines(defaultMenu, "menu", [line("blog"), line("gastronomy", true), line("lima-sights")]);
  const groups: SiteMenu["groups"] = ["tools", "see", "plan", "arrive", "culture"];
  const { menu, isDefault, version } = await arrange(api, { ...moved, groups });
  expect(isDefault).toBe(false);
  // A page that was left out stands where it usually does.
  expect(menu.lines.menu).toEqual([...moved.lines.menu, line("lima-transport")]);
  expect(await findContentVersion(db)).toBeGreaterThan(before);
  const shown = (await reader.readSiteDetails("hu")).menu;
  expect(shown?.groups).toEqual(groups);
  expect(shown?.lines.menu).toEqual(["blog", "lima-sights", "lima-transport"]);
  expect(shown?.lines.footer).not.toContain("holidays");

  expect((await api.restoreMenu(version)).menu).toEqual(defaultMenu);
  expect(await reader.readSiteDetails("hu")).not.toHaveProperty("menu");
  const { events } = await api.listAuditEvents({});
  expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(["menu_restored", "menu_changed"]);
});

test("an own page stands where the menu or its own form put it last, and goes with its page", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const titles = { hu: "Útjaink", en: "Our trips", es: "Nuestros viajes" };
  const addresses = { hu: "utjaink", en: "our-trips", es: "nuestros-viajes" };
  const { page } = await api.addOwnPage({ titles, addresses, place: "nowhere" });
  expect((await api.readMenu()).ownPages).toEqual([{ page, path: "/hu/utjaink", titles: {} }]);
  const first = withLines(defaultMenu, "plan", [line(page), ...defaultMenu.lines.plan]);
  await arrange(api, first);
  const placeOf = async () => (await api.listAdminDocuments())[0]?.own?.place;
  expect(await placeOf()).toBe("plan");
  // Whoever saves over a newer menu knowingly may not know the page.
  await arrange(api, defaultMenu);
  expect(await placeOf()).toBe("plan");
  await arrange(api, { ...defaultMenu, nowhere: [page] });
  expect(await placeOf()).toBe("nowhere");
  await arrange(api, first);
  // Nobody can read it yet.
  expect((await reader.readSiteDetails("hu")).menu?.lines.plan).toEqual(
    defaultMenu.lines.plan.map((one) => one.page),
  );
  const { document, version } = await api.readAdminDocument(page, "hu");
  const description = [{ type: "text" as const, text: "Kis csoporttal." }];
  const written = { ...document, attrs: { ...document.attrs, description } };
  await api.changeDocument(page, "hu", { document: written, version });
  expect((await reader.readSiteDetails("hu")).menu?.lines.plan?.[0]).toBe(0);
  await api.changeOwnPage(page, { addresses, place: "footer" });
  const { lines } = (await api.readMenu()).menu;
  expect([lines.plan, lines.footer.at(-1)]).toEqual([defaultMenu.lines.plan, line(page)]);
  await api.removeOwnPage(page);
  expect((await api.readMenu()).menu).toEqual(defaultMenu);
});

test("a menu that was opened before another change is neither saved nor set back", async () => {
  const { api } = await openSignedInServer();
  const { version } = await api.readMenu();
  const refusal = { status: 409, code: "changed_meanwhile" };
  const tidy = withLines(defaultMenu, "menu", [line("blog")]);
  const arranged = await api.changeMenu({ ...tidy, version });
  await expect(api.changeMenu({ ...defaultMenu, version })).rejects.toMatchObject(refusal);
  await expect(api.restoreMenu(version)).rejects.toMatchObject(refusal);
  expect(await api.readMenu()).toEqual(arranged);
  // An own page that comes into the menu is a change of it.
  const titles = { hu: "Útjaink", en: "Our trips", es: "Nuestros viajes" };
  await api.addOwnPage({ titles, addresses: { hu: "", en: "", es: "" }, place: "footer" });
  await expect(api.restoreMenu(arranged.version)).rejects.toMatchObject(refusal);
});

test("a menu of another release keeps what this one knows", async () => {
  const { db, api } = await openSignedInServer();
  const lines = { menu: [line("blog"), { page: "gone", isHidden: false }], elsewhere: [line("costs")] };
  await db.transaction((tx) => mergeSiteSettings(tx, { menu: { groups: ["gone", "see"], lines } }));
  const { menu } = await api.readMenu();
  expect(menu.groups).toEqual(["see", "plan", "arrive", "culture", "tools"]);
  expect(menu.lines.menu.map(({ page }) => page)).toEqual([
    "blog",
    "lima-sights",
    "lima-transport",
    "gastronomy",
  ]);
  for (const place of menuPlaces.filter((one) => one !== "menu"))
    expect(menu.lines[place]).toEqual(defaultMenu.lines[place]);
  const unknown = { ...menu, groups: ["gone"] } as unknown as SiteMenu;
  await expect(arrange(api, unknown)).rejects.toMatchObject({ status: 400 });
});
