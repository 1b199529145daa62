/** The languages of the site, the default first. Everything that counts languages reads this list. */
export const languages = ["hu", "en", "es"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "hu";

/** What each language calls itself, and the BCP 47 tag that `Intl` and `lang` attributes get. */
export const languageNames = { hu: "Magyar", en: "English", es: "Español" } as const satisfies Record<
  Language,
  string
>;

export const locales = { hu: "hu-HU", en: "en-GB", es: "es-PE" } as const satisfies Record<Language, string>;

/** Key of the stored choice, in localStorage and as a cookie. */
export const storedLanguageKey = "i18nextLng";

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
