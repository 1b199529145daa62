import { languageNames, locales, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";

/** @returns a list of languages by their names, in words */
export function useListedLanguages(): (of: Iterable<Language>) => string {
  const list = new Intl.ListFormat(locales[useLanguage()]);
  return (of) => list.format(Array.from(of, (language) => languageNames[language]));
}
