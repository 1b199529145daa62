import { fromEntriesOf } from "./typed-keys.ts";

/** The default language first. */
export const languages = ["hu", "en", "es"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "hu";

/** Each language's own name for itself, and its BCP 47 tag for `Intl` and `lang` attributes. */
export const languageNames = { hu: "Magyar", en: "English", es: "Español" } as const satisfies Record<
  Language,
  string
>;

export const locales = { hu: "hu-HU", en: "en-GB", es: "es-PE" } as const satisfies Record<Language, string>;

/** Spanish and Hungarian do not separate four digits; English does. */
export const digitGrouping = { hu: "min2", en: "always", es: "min2" } as const satisfies Record<
  Language,
  Intl.NumberFormatOptions["useGrouping"]
>;

/** The mark between thousands, where it is not the locale's: Peru's comma is a decimal mark in Spain, a space is read alike wherever Spanish is. */
const groupSeparators: Record<Language, string> = { hu: "", en: "", es: "\u00a0" };

export function withGroups(formatted: string, language: Language): string {
  const separator = groupSeparators[language];
  return separator ? formatted.replaceAll(",", separator) : formatted;
}

/** Whether readers tell the time by twelve hours, and many of them think in feet, miles and degrees of Fahrenheit. */
export const clocks: Record<Language, 12 | 24> = { hu: 24, en: 12, es: 24 };
export const hasImperialUnits: Record<Language, boolean> = { hu: false, en: true, es: false };

/** Whether a day in a sentence has endings (`i18n/format/format-days.ts`). */
export const hasDayEndings: Record<Language, boolean> = { hu: true, en: false, es: false };

/** The scale by which prose is measured (`scripts/content/readability.ts`). */
export const readabilityScales: Record<Language, "flesch" | "szigriszt" | "lix"> = {
  hu: "lix",
  en: "flesch",
  es: "szigriszt",
};

/** The language of a first visit from a country that none of the lists names. */
export const languageElsewhere: Language = "en";

/** ISO 3166-1 codes of the countries where each language is offered. */
export const countries: Record<Language, readonly string[]> = {
  hu: ["HU"],
  en: [],
  es: ["ES", "PE", "MX", "AR", "CO", "CL"],
};

/** Snowball's stemmers, as PostgreSQL calls them; the database's configurations are made of the same. */
export const stemDictionaries: Record<Language, string> = {
  hu: "hungarian_stem",
  en: "english_stem",
  es: "spanish_stem",
};

/** The key in localStorage, and the cookie's name. */
export const storedLanguageKey = "i18nextLng";

export async function loadByLanguage<Value>(
  load: (language: Language) => Promise<Value>,
): Promise<Record<Language, Value>> {
  const entries = languages.map(async (language) => [language, await load(language)] as const);
  return fromEntriesOf(await Promise.all(entries));
}

/** The language for `hreflang="x-default"`: the default one, or else the first that is written. */
export function defaultAlternate(written: readonly Language[]): Language {
  return languages.find((language) => written.includes(language)) ?? defaultLanguage;
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

export function byLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return fromEntriesOf(languages.map((language) => [language, valueIn(language)] as const));
}

/** All languages, beginning with one: the fields of whoever writes in it come first. */
export function languagesFrom(first: Language): Language[] {
  return [first, ...languages.filter((language) => language !== first)];
}
