import type { Language } from "#i18n/languages.ts";

interface HomeCountryWords {
  label: string;
  all: string;
  /** The first column of tables whose rows are for readers of one country each. */
  heads: readonly string[];
  /** Each country's name, and the words by which a row calls it too: a people, a city that one flies from. */
  countries: Readonly<Record<string, readonly [name: string, ...others: string[]]>>;
}

/** The words about a reader's own country, for the tables that have a row for it. */
export const homeCountryWords: Record<Language, HomeCountryWords> = {
  hu: {
    label: "Országotok",
    all: "minden ország",
    heads: ["Útlevél"],
    countries: {
      hu: ["Magyarország", "magyar"],
      at: ["Ausztria", "osztrák"],
      hr: ["Horvátország", "horvát"],
      ro: ["Románia", "román"],
      rs: ["Szerbia", "szerb"],
      sk: ["Szlovákia", "szlovák"],
      si: ["Szlovénia", "szlovén"],
      ua: ["Ukrajna", "ukrán"],
    },
  },
  en: {
    label: "Your country",
    all: "all countries",
    heads: ["Passport", "Citizens of", "From"],
    countries: {
      gb: ["United Kingdom", "UK"],
      ie: ["Ireland"],
      us: ["United States", "US"],
      ca: ["Canada"],
      au: ["Australia"],
      nz: ["New Zealand"],
      za: ["South Africa"],
      eu: ["European Union", "EU (except Ireland)"],
      in: ["India"],
      cn: ["China"],
      hk: ["Hong Kong"],
      il: ["Israel"],
      jp: ["Japan"],
      my: ["Malaysia"],
      ph: ["Philippines"],
      sg: ["Singapore"],
      kr: ["South Korea"],
    },
  },
  es: {
    label: "Tu país",
    all: "todos los países",
    heads: ["País", "Ciudadanos de", "Desde"],
    countries: {
      ar: ["Argentina", "Buenos Aires"],
      bo: ["Bolivia", "La Paz"],
      br: ["Brasil", "Paulo"],
      cl: ["Chile", "Santiago"],
      co: ["Colombia", "Bogotá"],
      cr: ["Costa Rica"],
      cu: ["Cuba"],
      ec: ["Ecuador", "Quito"],
      sv: ["El Salvador"],
      es: ["España", "Madrid", "Barcelona"],
      gt: ["Guatemala"],
      ht: ["Haití"],
      hn: ["Honduras"],
      mx: ["México", "Ciudad de México"],
      ni: ["Nicaragua"],
      pa: ["Panamá", "Ciudad de Panamá"],
      py: ["Paraguay"],
      do: ["República Dominicana"],
      uy: ["Uruguay"],
      ve: ["Venezuela"],
    },
  },
};

/**
 * The countries that a row of such a table is for, by the name of the row; none in any other table.
 * @example homeCountriesOf("Passport", "Australia, New Zealand", "en") // ["au", "nz"]
 */
export function homeCountriesOf(head: string, name: string, language: Language): string[] {
  const { heads, countries } = homeCountryWords[language];
  if (!heads.includes(head)) return [];
  const called = name.split(/, | and | y /);
  return Object.entries(countries)
    .filter(([, names]) => names.some((one) => called.includes(one)))
    .map(([country]) => country);
}
