import { pagePath } from "#i18n/addresses.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
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

/** The name of a file of the site where a reader keeps it. A name without Latin letters has no slug. */
export function siteFileName(siteName: string, ending: string): string {
  return `${makeSlug(siteName) || "peru"}${ending}`;
}
