import { storedLanguageKey, type Language } from "#i18n/languages.ts";
import { languageCookie } from "#i18n/stored-language.ts";

/** Makes a language the visitor's stored choice, for this browser and, by a cookie, for the server. */
export function rememberLanguage(language: Language): void {
  try {
    document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
    localStorage.setItem(storedLanguageKey, language);
  } catch (error) {
    // Some browsers refuse storage; the address still says the language.
    console.warn("The language could not be stored", error);
  }
}
