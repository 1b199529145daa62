import { isLanguage, storedLanguageKey, type Language } from "./languages.ts";

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The visitor's stored choice, or null. The old site stored regional tags too, so `en-US` counts as English.
 *
 * @param cookies the `Cookie` header of a request, or `document.cookie`
 */
export function storedLanguage(cookies: string | null): Language | null {
  const stored = new RegExp(`(?:^|;\\s*)${storedLanguageKey}=([^;]*)`).exec(cookies ?? "")?.[1];
  const language = stored?.trim().split("-")[0]?.toLowerCase();
  return isLanguage(language) ? language : null;
}

/** The cookie that stores a choice for a year, as `document.cookie` takes it. */
export function languageCookie(language: Language, { secure }: { secure: boolean }): string {
  const cookie = `${storedLanguageKey}=${language}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}
