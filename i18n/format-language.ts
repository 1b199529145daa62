import { locales, type Language } from "./languages.ts";

/** As within a sentence: in Hungarian, `angol` of `en`. */
export function formatLanguage(named: Language, language: Language): string {
  return new Intl.DisplayNames(locales[language], { type: "language" }).of(named) ?? named;
}
