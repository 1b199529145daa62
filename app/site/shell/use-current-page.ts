import { useLocation } from "react-router";
import { aliasesOf, guidePageAt, withoutLanguage, type Page } from "#i18n/addresses.ts";

/** Under any of its addresses; null for one that is not in the menu. */
export function useCurrentPage(): Page | null {
  const { pathname } = useLocation();
  const bare = withoutLanguage(pathname);
  if (bare === "/") return "home";
  if (aliasesOf("privacy").includes(bare.slice(1))) return "privacy";
  return bare === "/blog" ? "blog" : guidePageAt(pathname);
}
