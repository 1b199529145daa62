import type { AdminMenu } from "#api/settings/site-menu.ts";
import type { Step } from "#app/ui/buttons/step-buttons.tsx";
import { shiftItem } from "#app/ui/lists/shift-item.ts";
import { isOwnPage, type OwnPage } from "#i18n/own-pages.ts";
import {
  menuGroups,
  menuPlaces,
  type MenuGroup,
  type MenuLine,
  type MenuPlace,
  type OwnPagePlace,
  type SiteMenu,
} from "#i18n/site/site-menu.ts";

type LinePage = MenuLine["page"];

/** The places of the header. */
const header = menuPlaces.filter((place) => place !== "footer");

export function moveGroup(menu: SiteMenu, group: MenuGroup, step: Step): SiteMenu {
  return { ...menu, groups: shiftItem(menu.groups, menu.groups.indexOf(group), step) };
}

export function moveLine(menu: SiteMenu, place: MenuPlace, page: LinePage, step: Step): SiteMenu {
  const lines = menu.lines[place];
  const index = lines.findIndex((line) => line.page === page);
  return withLines(menu, place, shiftItem(lines, index, step));
}

export function turnLine(menu: SiteMenu, place: MenuPlace, page: LinePage): SiteMenu {
  return withLines(
    menu,
    place,
    menu.lines[place].map((line) => (line.page === page ? { ...line, isHidden: !line.isHidden } : line)),
  );
}

/** A page of the site that goes to the footer is hidden in the header; one of the owner's stands in one place alone. */
export function sendLine(menu: SiteMenu, page: LinePage, to: OwnPagePlace): SiteMenu {
  if (to === "footer" && !isOwnPage(page)) {
    const lines = Object.fromEntries(
      menuPlaces.map((place) => [
        place,
        menu.lines[place].map((line) => (line.page === page ? { page, isHidden: place !== "footer" } : line)),
      ]),
    );
    // Safe cast: each place is there.
    return { ...menu, lines: lines as SiteMenu["lines"] };
  }
  const from = isOwnPage(page) ? menuPlaces : header;
  const left = from.reduce(
    (now, place) =>
      withLines(
        now,
        place,
        now.lines[place].filter((line) => line.page !== page),
      ),
    menu,
  );
  return to === "nowhere" ? left : withLines(left, to, [...left.lines[to], { page, isHidden: false }]);
}

/** With the lines of the owner's pages that have been added since; nobody has moved them here yet. */
export function withNewPages(menu: SiteMenu, before: AdminMenu, after: AdminMenu): SiteMenu {
  const isNew = ({ page }: MenuLine) => isOwnPage(page) && !before.ownPages.some((own) => own.page === page);
  return menuPlaces.reduce(
    (now, place) => withLines(now, place, [...now.lines[place], ...after.menu.lines[place].filter(isNew)]),
    menu,
  );
}

/** The owner's pages that stand in no place. */
export function unplacedPages(menu: SiteMenu, ownPages: AdminMenu["ownPages"]): OwnPage[] {
  const placed = new Set<string>(Object.values(menu.lines).flatMap((lines) => lines.map(({ page }) => page)));
  return ownPages.map(({ page }) => page).filter((page) => !placed.has(page));
}

/** Where a page can be sent from its line. */
export function targetsOf({ page }: MenuLine, place: OwnPagePlace): OwnPagePlace[] {
  if (isOwnPage(page)) return [...menuPlaces, "nowhere"];
  return place === "footer" ? [] : ["menu", ...menuGroups, "footer"];
}

function withLines(menu: SiteMenu, place: MenuPlace, lines: MenuLine[]): SiteMenu {
  return { ...menu, lines: { ...menu.lines, [place]: lines } };
}
