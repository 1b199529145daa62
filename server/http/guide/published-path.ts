import { pagePath, type Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { isOwnPage, ownPagePath, type OwnPage } from "#i18n/own-pages.ts";
import type { StoredOwnPage } from "#server/storage/guide/own-pages.ts";

/** Null for an own page that readers do not have in this language, or not any more. */
export function publishedPath(
  page: Page | OwnPage,
  language: Language,
  ownPages: readonly StoredOwnPage[],
): string | null {
  if (!isOwnPage(page)) return pagePath(page, language);
  const own = ownPages.find(({ id }) => id === page);
  return own?.titles[language] === undefined ? null : ownPagePath(own.addresses[language], language);
}
