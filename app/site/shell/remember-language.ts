import { storedLanguageKey, type Language } from "#i18n/languages.ts";
import { languageCookie } from "#i18n/stored-language.ts";

/** In the local storage and, for the server, in a cookie. */
export function rememberLanguage(language: Language): void {
  try {
    document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
    localStorage.setItem(storedLanguageKey, language);
  } catch (error) {
    console.warn("The language could not be stored", error);
  }
}
