import { useLocation } from "react-router";
import { aliasesOf, pageAt, withoutLanguage, type Page } from "#i18n/addresses.ts";
import { memoize } from "#i18n/memoize.ts";

/** Each link of the shell asks for the page that it stands on. */
const pageOf = memoize(pageAt);

/** Under any of its addresses; null for one that is not in the menu. */
export function useCurrentPage(): Page | null {
  return pageOf(useLocation().pathname);
}

/** For `aria-current` of a link: `page` leads here, `true` to the list around a category's or author's page. */
export function useCurrentMark(page: Page): "page" | "true" | undefined {
  const { pathname } = useLocation();
  if (useCurrentPage() === page) return "page";
  const isBelow = (alias: string) => withoutLanguage(pathname).startsWith(`/${alias}/`);
  return page === "blog" && aliasesOf("blog").some(isBelow) ? "true" : undefined;
}
