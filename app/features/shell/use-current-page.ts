import { useLocation } from "react-router";
import { guidePageAt, withoutLanguage, type Page } from "#i18n/addresses.ts";

/** The page that the menu marks: the one at the address, whichever of its names it has; null for others. */
export function useCurrentPage(): Page | null {
  const { pathname } = useLocation();
  const bare = withoutLanguage(pathname);
  if (bare === "/") return "home";
  return bare === "/blog" ? "blog" : guidePageAt(pathname);
}
