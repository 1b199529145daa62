import type { Language } from "#i18n/languages.ts";
import type { PlainPageText } from "./plain-page.ts";

// Each by its own import, so that a browser fetches one language.
const sources: Record<Language, () => Promise<PlainPageText>> = {
  hu: async () => (await import("./hu/privacy.ts")).privacy,
  en: async () => (await import("./en/privacy.ts")).privacy,
  es: async () => (await import("./es/privacy.ts")).privacy,
};

/** The words of the privacy page in a language. */
export function loadPrivacy(language: Language): Promise<PlainPageText> {
  return sources[language]();
}
