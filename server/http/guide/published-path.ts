import { pagePath, type Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { isOwnPage, ownPagePath, type OwnPage } from "#i18n/own-pages.ts";
import type { SitePages } from "#server/domain/guide/withdrawn-pages.ts";

/** Null for a page that readers do not have in this language, or not any more. */
export function publishedPath(
  page: Page | OwnPage,
  language: Language,
  { own, withdrawn }: SitePages,
): string | null {
  if (!isOwnPage(page)) return withdrawn.some((one) => one === page) ? null : pagePath(page, language);
  const found = own.find(({ id }) => id === page);
  return found?.titles[language] === undefined ? null : ownPagePath(found.addresses[language], language);
}
