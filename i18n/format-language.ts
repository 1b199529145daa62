import { locales, type Language } from "./languages.ts";

/** A language's name in another one, as within a sentence: `angol` of `en` in Hungarian. */
export function formatLanguage(named: Language, language: Language): string {
  return new Intl.DisplayNames(locales[language], { type: "language" }).of(named) ?? named;
}
