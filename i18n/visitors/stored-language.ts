import { isLanguage, storedLanguageKey, type Language } from "#i18n/languages.ts";

const yearInSeconds = 365 * 24 * 60 * 60;

/** From a `Cookie` header or `document.cookie`. The old site stored regional tags, so `en-US` counts as English. */
export function storedLanguage(cookies: string | null): Language | null {
  const stored = new RegExp(`(?:^|;\\s*)${storedLanguageKey}=([^;]*)`).exec(cookies ?? "")?.[1];
  const language = stored?.trim().split("-")[0]?.toLowerCase();
  return isLanguage(language) ? language : null;
}

/** For `document.cookie`; valid for a year. */
export function languageCookie(language: Language, { secure }: { secure: boolean }): string {
  const cookie = `${storedLanguageKey}=${language}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}

/** Stores it in the browser's local storage and, for the server, in a cookie. */
export function rememberLanguage(language: Language): void {
  try {
    document.cookie = languageCookie(language, { secure: location.protocol === "https:" });
    localStorage.setItem(storedLanguageKey, language);
  } catch (error) {
    console.warn("The choice could not be stored", error);
  }
}
