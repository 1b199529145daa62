import { expect, test } from "vitest";
import type { OwnPage } from "#i18n/own-pages.ts";
import { defaultMenu, type MenuPlace, type SiteMenu } from "#i18n/site/site-menu.ts";
import { moveGroup, moveLine, sendLine, targetsOf, turnLine, withNewPages } from "./menu-changes.ts";

const own = "own-0123456789ab";

function pagesOf(menu: SiteMenu, place: MenuPlace): string[] {
  return menu.lines[place].filter(({ isHidden }) => !isHidden).map(({ page }) => page);
}

test("groups and pages move by one place, and stay at the ends", () => {
  expect(moveGroup(defaultMenu, "see", -1).groups).toEqual(["plan", "see", "arrive", "culture", "tools"]);
  expect(moveGroup(defaultMenu, "tools", 1)).toEqual(defaultMenu);
  const moved = moveLine(defaultMenu, "menu", "blog", -1);
  expect(pagesOf(moved, "menu")).toEqual(["lima-sights", "lima-transport", "blog", "gastronomy"]);
  expect(moveLine(moved, "menu", "lima-sights", -1)).toEqual(moved);
});

test("a page of the site goes to another group, or to the footer alone", () => {
  const moved = sendLine(defaultMenu, "blog", "culture");
  expect(pagesOf(moved, "culture")).toEqual(["history", "holidays", "blog"]);
  expect(pagesOf(moved, "menu")).not.toContain("blog");
  expect(pagesOf(moved, "footer")).toContain("blog");
  const below = sendLine(moved, "holidays", "footer");
  expect(pagesOf(below, "culture")).toEqual(["history", "blog"]);
  expect(pagesOf(below, "footer")).toContain("holidays");
  expect(pagesOf(turnLine(below, "culture", "holidays"), "culture")).toEqual(["history", "holidays", "blog"]);
});

test("what was changed while it was saved stays, with the pages that others have added meanwhile", () => {
  const added = "own-ba9876543210";
  const answer = sendLine(sendLine(defaultMenu, own, "plan"), added, "footer");
  const described = (menu: SiteMenu, pages: OwnPage[]) => ({
    menu,
    isDefault: false,
    version: "",
    ownPages: pages.map((page) => ({ page, path: "", titles: {} })),
    withdrawnPages: [],
  });
  const changed = moveLine(defaultMenu, "menu", "blog", -1);
  const kept = withNewPages(changed, described(defaultMenu, [own]), described(answer, [own, added]));
  expect(kept).toEqual(sendLine(changed, added, "footer"));
});

test("a page of the owner's stands in one place, or in none", () => {
  const line = { page: own, isHidden: false } as const;
  const placed = sendLine(defaultMenu, own, "footer");
  expect(pagesOf(placed, "footer").at(-1)).toBe(own);
  const moved = sendLine(placed, own, "plan");
  expect([pagesOf(moved, "footer").includes(own), pagesOf(moved, "plan").at(-1)]).toEqual([false, own]);
  expect(sendLine(moved, own, "nowhere")).toEqual(defaultMenu);
  expect(targetsOf(line, "plan")).toContain("nowhere");
  expect(targetsOf({ page: "blog", isHidden: false }, "footer")).toEqual([]);
});
