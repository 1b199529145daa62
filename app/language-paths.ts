import { useLocation, useMatches } from "react-router";
import { switchedPath } from "#i18n/addresses.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";
import { withoutSentParam } from "./site/sent-param.ts";

type LanguagePaths = Record<Language, string>;

/** For the language switch. A page whose addresses differ by more than the prefix gives `languagePaths` with its data. */
export function useLanguagePaths(): LanguagePaths {
  const location = useLocation();
  const page = useMatches().at(-1)?.loaderData;
  if (hasLanguagePaths(page)) return page.languagePaths;
  const { pathname } = location;
  const search = withoutSentParam(location.search);
  return byLanguage((language) => switchedPath(pathname, language) + search);
}

function hasLanguagePaths(page: unknown): page is { languagePaths: LanguagePaths } {
  return typeof page === "object" && page !== null && "languagePaths" in page;
}
