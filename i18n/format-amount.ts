import { locales, type Language } from "./languages.ts";

const sol = {
  hu: { one: "sol", other: "sol" },
  en: { one: "sol", other: "soles" },
  es: { one: "sol", other: "soles" },
};

/**
 * A number as the language writes it, with a true minus sign.
 *
 * @param digits how many decimals, no more and no fewer; without it as many as the number has, at most three
 * @example formatNumber(-1.3, "hu", 1) // "−1,3"
 */
export function formatNumber(value: number, language: Language, digits?: number): string {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
    // Spanish and Hungarian leave four digits together, and English does not.
    useGrouping: language === "en" ? "always" : "min2",
  });
  return format.format(value).replace("-", "−");
}

/** An altitude in metres, for example `3,399 m`. */
export function formatMetres(metres: number, language: Language): string {
  return `${formatNumber(metres, language)}\u00a0m`;
}

/** An amount of soles, or from one to another, for example `40 soles` and `40–80 soles`. */
export function formatSoles(from: number, language: Language, to = from): string {
  const money = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: Number.isInteger(from) && Number.isInteger(to) ? 0 : 2,
  });
  const amount = from === to ? money.format(from) : `${money.format(from)}–${money.format(to)}`;
  return `${amount}\u00a0${sol[language][to === 1 ? "one" : "other"]}`;
}
