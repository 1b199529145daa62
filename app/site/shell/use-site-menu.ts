import { useLocation, useRouteLoaderData } from "react-router";
import { useShownPages } from "#app/site/parts/use-site-details.ts";
import type { LinkedPages } from "#api/settings/site-menu.ts";
import type { Page } from "#i18n/addresses.ts";
import { ownPagePath } from "#i18n/own-pages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { defaultMenu, menuGroups, type MenuGroup, type MenuPlace } from "#i18n/site/site-menu.ts";

/** To one of the site's pages, or of the owner's. */
type MenuLink = { page: Page } | { path: string; title: string; isCurrent: boolean };

interface ShownSiteMenu {
  /** Those that hold something. */
  groups: MenuGroup[];
  /** Without what the page's language lacks. */
  linksOf: (place: MenuPlace) => MenuLink[];
}

/** Menu and footer as the owner has arranged them, else as the site brings them, with the owner's pages behind its own. */
export function useSiteMenu(): ShownSiteMenu {
  const language = useLanguage();
  const { pathname } = useLocation();
  const isShown = useShownPages();
  const root = useRouteLoaderData<{ details: LinkedPages | null }>("root");
  const { ownPages = [], menu } = root?.details ?? {};

  function ownLink(index: number): MenuLink[] {
    const link = ownPages[index]?.links[language];
    if (!link) return [];
    const path = ownPagePath(link.address, language);
    return [{ path, title: link.title, isCurrent: path === pathname }];
  }

  function linksOf(place: MenuPlace): MenuLink[] {
    const lines = menu ? (menu.lines[place] ?? []) : usualLines(place, ownPages);
    return lines.flatMap((line) => {
      if (typeof line === "number") return ownLink(line);
      return isShown(line) ? [{ page: line }] : [];
    });
  }

  const groups = (menu?.groups ?? menuGroups).filter((group) => linksOf(group).length > 0);
  return { groups, linksOf };
}

function usualLines(place: MenuPlace, ownPages: NonNullable<LinkedPages["ownPages"]>): (Page | number)[] {
  const pages = defaultMenu.lines[place].flatMap(({ page, isHidden }) => (isHidden ? [] : (page as Page)));
  return [...pages, ...ownPages.flatMap((own, index) => (own.place === place ? index : []))];
}
