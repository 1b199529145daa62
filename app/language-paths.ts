import { useLocation, useMatches } from "react-router";
import { switchedPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { withoutSentMark } from "./sent-mark.ts";

type LanguagePaths = Record<Language, string>;

/**
 * Where the language switch leads from the page that is shown: a page whose address differs by more than
 * the prefix gives `languagePaths` with its data.
 */
export function useLanguagePaths(): LanguagePaths {
  const location = useLocation();
  const page = useMatches().at(-1)?.loaderData;
  if (hasLanguagePaths(page)) return page.languagePaths;
  const { pathname } = location;
  const search = withoutSentMark(location.search);
  return {
    hu: switchedPath(pathname, "hu") + search,
    en: switchedPath(pathname, "en") + search,
    es: switchedPath(pathname, "es") + search,
  };
}

function hasLanguagePaths(page: unknown): page is { languagePaths: LanguagePaths } {
  return typeof page === "object" && page !== null && "languagePaths" in page;
}
