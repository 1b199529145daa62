import { locales, type Language } from "#i18n/languages.ts";

/** A post's keywords: the site's own, the category as the reader sees it, and the title in lower case. */
export function postKeywords(fixed: string[], category: string, title: string, language: Language): string[] {
  return [...fixed, category, title.toLocaleLowerCase(locales[language])];
}
