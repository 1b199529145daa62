import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** Where a page of the list lives; the first has the bare address. */
export function listPath(language: Language, page: number): string {
  const path = pagePath("blog", language);
  return page === 1 ? path : `${path}?page=${page}`;
}

/**
 * The page that an address of the list asks for, counted from 1.
 *
 * @returns null when it asks for something that is no page's number
 */
export function askedPage(search: URLSearchParams): number | null {
  const asked = search.get("page");
  if (asked === null) return 1;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
}
