import { useLocation } from "react-router";
import { aliasesOf, guidePageAt, toolPageAt, withoutLanguage, type Page } from "#i18n/addresses.ts";

/** Under any of its addresses; null for one that is not in the menu. */
export function useCurrentPage(): Page | null {
  const { pathname } = useLocation();
  const bare = withoutLanguage(pathname);
  if (bare === "/") return "home";
  if (aliasesOf("search").includes(bare.slice(1))) return "search";
  if (aliasesOf("privacy").includes(bare.slice(1))) return "privacy";
  return bare === "/blog" ? "blog" : (guidePageAt(pathname) ?? toolPageAt(pathname));
}

/** For `aria-current` of a link: `page` leads here, `true` to the list around a category's or author's page. */
export function useCurrentMark(page: Page): "page" | "true" | undefined {
  const { pathname } = useLocation();
  const current = useCurrentPage();
  if (current === page) return "page";
  return page === "blog" && withoutLanguage(pathname).startsWith("/blog/") ? "true" : undefined;
}
