import { useLocation } from "react-router";
import { aliasesOf, guidePageAt, toolPageAt, withoutLanguage, type Page } from "#i18n/addresses.ts";

/** The pages in the menu that belong to neither the guide nor the tools. */
const otherPages = ["search", "privacy", "blog"] as const;

/** Under any of its addresses; null for one that is not in the menu. */
export function useCurrentPage(): Page | null {
  const { pathname } = useLocation();
  const bare = withoutLanguage(pathname);
  if (bare === "/") return "home";
  const other = otherPages.find((page) => aliasesOf(page).includes(bare.slice(1)));
  return other ?? guidePageAt(pathname) ?? toolPageAt(pathname);
}

/** For `aria-current` of a link: `page` leads here, `true` to the list around a category's or author's page. */
export function useCurrentMark(page: Page): "page" | "true" | undefined {
  const { pathname } = useLocation();
  const current = useCurrentPage();
  if (current === page) return "page";
  const isBelow = (alias: string) => withoutLanguage(pathname).startsWith(`/${alias}/`);
  return page === "blog" && aliasesOf("blog").some(isBelow) ? "true" : undefined;
}
