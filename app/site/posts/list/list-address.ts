import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** The first page's address has no parameter. */
export function listPath(language: Language, page: number): string {
  const path = pagePath("blog", language);
  return page === 1 ? path : `${path}?page=${page}`;
}

/** Counted from 1; null when the parameter is not a page number. */
export function pageNumberIn(search: URLSearchParams): number | null {
  const number = search.get("page");
  if (number === null) return 1;
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) : null;
}
