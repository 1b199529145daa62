import { digitGrouping, locales, type Language } from "./languages.ts";
import { memoize } from "./memoize.ts";
import { unitWords } from "./unit-words.ts";

const numberFormat = memoize((language: Language) =>
  memoize(
    (digits: number | undefined) =>
      new Intl.NumberFormat(locales[language], {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: "negative",
        useGrouping: digitGrouping[language],
      }),
  ),
);

const moneyFormat = memoize((language: Language) =>
  memoize((digits: 0 | 2) => new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits })),
);

/**
 * With a true minus sign; `digits` fixes the decimals, of which there are at most three otherwise.
 * @example formatNumber(-1.3, "hu", 1) // "−1,3"
 */
export function formatNumber(value: number, language: Language, digits?: number): string {
  return numberFormat(language)(digits).format(value).replace("-", "−");
}

/** For example `3,399 m`. */
export function formatMetres(metres: number, language: Language): string {
  return `${formatNumber(metres, language)}\u00a0m`;
}

/** For example `40 soles`, `40–80 soles`. */
export function formatSoles(from: number, language: Language, to = from): string {
  const money = moneyFormat(language)(Number.isInteger(from) && Number.isInteger(to) ? 0 : 2);
  const amount = from === to ? money.format(from) : `${money.format(from)}–${money.format(to)}`;
  return `${amount}\u00a0${unitWords[language][to === 1 ? "sol" : "soles"]}`;
}
