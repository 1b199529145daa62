import { useLocation } from "react-router";
import { aliasesOf, guidePageAt, withoutLanguage, type Page } from "#i18n/addresses.ts";

/** The page that the menu marks: the one at the address, whichever of its names it has; null for others. */
export function useCurrentPage(): Page | null {
  const { pathname } = useLocation();
  const bare = withoutLanguage(pathname);
  if (bare === "/") return "home";
  if (aliasesOf("privacy").includes(bare.slice(1))) return "privacy";
  return bare === "/blog" ? "blog" : guidePageAt(pathname);
}
