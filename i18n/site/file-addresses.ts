import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** The feed of the newest posts. */
export function feedPath(language: Language): string {
  return `/${language}/feed.xml`;
}

/** The feed of what was changed. */
export function changesFeedPath(language: Language): string {
  return `${pagePath("changes", language)}/feed.xml`;
}

/** Where the guide is a book, for example `/en/offline.epub`. */
export function bookPath(language: Language): string {
  return `${pagePath("pocket-peru", language)}.epub`;
}
