import { locales, type Language } from "./languages.ts";

const sol = {
  hu: { one: "sol", other: "sol" },
  en: { one: "sol", other: "soles" },
  es: { one: "sol", other: "soles" },
};

/** A number as the language writes it, for example `1 285 216` or `2.5`. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
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
