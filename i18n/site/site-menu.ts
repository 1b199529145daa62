import { guideGroups, menuPages, toolPages, type GuideGroup, type Page } from "#i18n/addresses.ts";
import type { OwnPage } from "#i18n/own-pages.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

/** A group in the menu "Guide" of the header. */
export type MenuGroup = GuideGroup | "tools";

export const menuGroups: MenuGroup[] = [...guideGroups.map(({ group }) => group), "tools"];

/** Where every page links others: in a group of the header's menu, beside it in the header's bar (`menu`), or in the footer. */
export type MenuPlace = MenuGroup | "menu" | "footer";

export const menuPlaces: MenuPlace[] = ["menu", ...menuGroups, "footer"];

/** Where an own page is linked on every page. */
export type OwnPagePlace = MenuPlace | "nowhere";

export const ownPagePlaces: OwnPagePlace[] = [...menuPlaces, "nowhere"];

/** A page at its place. One of the site's stands once in the header and once in the footer, one of the owner's once in all. */
export interface MenuLine {
  page: Page | OwnPage;
  isHidden: boolean;
}

export interface SiteMenu {
  groups: MenuGroup[];
  lines: Record<MenuPlace, MenuLine[]>;
}

const barPages: Page[] = ["lima-sights", "lima-transport", "gastronomy", "blog"];

function linesOf(pages: readonly Page[], hidden: readonly Page[] = []): MenuLine[] {
  return pages.map((page) => ({ page, isHidden: hidden.includes(page) }));
}

const linesOfGroups = fromEntriesOf(
  guideGroups.map(
    ({ group, pages }) =>
      [group, linesOf(pages.filter((page) => !(barPages as string[]).includes(page)))] as const,
  ),
);

/** The menu as the specification has it. */
export const defaultMenu: SiteMenu = {
  groups: menuGroups,
  lines: {
    menu: linesOf(barPages),
    ...linesOfGroups,
    tools: linesOf(toolPages),
    // The holidays are in the menu only.
    footer: linesOf(["home", ...menuPages, ...toolPages, "search", "blog"], ["holidays"]),
  },
};
