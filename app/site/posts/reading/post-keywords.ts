import { locales, type Language } from "#i18n/languages.ts";

/** The site's own keywords, the category as readers see it, and the title in lower case. */
export function postKeywords(fixed: string[], category: string, title: string, language: Language): string[] {
  return [...fixed, category, title.toLocaleLowerCase(locales[language])];
}
