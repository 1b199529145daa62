import type { flightHours } from "#content/facts/borders/flights-to-lima.ts";
import type { Currency } from "#content/money/rates.ts";
import type { Language } from "#i18n/languages.ts";

/** Each language's readers find their own first, and none that nobody among them has. */
export const currenciesFor: Record<Language, readonly Currency[]> = {
  hu: ["huf", "eur", "usd", "gbp", "chf", "ron", "cad", "aud", "mxn", "brl", "ars", "clp", "cop"],
  en: ["usd", "gbp", "eur", "cad", "aud", "chf", "mxn", "brl", "ars", "clp", "cop"],
  es: ["usd", "eur", "mxn", "cop", "clp", "ars", "brl", "uyu", "pyg", "gbp", "chf", "cad", "aud"],
};

/** From where the readers of each language fly without another stop, from the longest flight to the shortest. */
export const flightOrigins: Record<Language, readonly (keyof typeof flightHours)[]> = {
  hu: ["amsterdam", "paris", "madrid", "barcelona", "newYork", "miami"],
  en: [
    "amsterdam",
    "paris",
    "madrid",
    "losAngeles",
    "newYork",
    "toronto",
    "dallas",
    "atlanta",
    "houston",
    "miami",
  ],
  es: [
    "madrid",
    "barcelona",
    "mexicoCity",
    "miami",
    "saoPaulo",
    "buenosAires",
    "santiago",
    "panama",
    "bogota",
    "quito",
    "guayaquil",
    "laPaz",
  ],
};
