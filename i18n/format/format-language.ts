import { locales, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";

const languageNames = memoize(
  (language: Language) => new Intl.DisplayNames(locales[language], { type: "language" }),
);

/** Names a language within a sentence: in Hungarian, `angol` of `en`. */
export function formatLanguage(named: Language, language: Language): string {
  return languageNames(language).of(named) ?? named;
}
