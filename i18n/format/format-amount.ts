import { digitGrouping, locales, withGroups, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";
import { unitWords } from "#i18n/short-words/short-words.ts";

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
  memoize(
    (digits: 0 | 2) =>
      new Intl.NumberFormat(locales[language], {
        minimumFractionDigits: digits,
        useGrouping: digitGrouping[language],
      }),
  ),
);

/**
 * With a true minus sign; `digits` fixes the decimals, of which there are at most three otherwise.
 * @example formatNumber(-1.3, "hu", 1) // "−1,3"
 */
export function formatNumber(value: number, language: Language, digits?: number): string {
  return withGroups(numberFormat(language)(digits).format(value).replace("-", "−"), language);
}

/** For example `3,399 m`. */
export function formatMetres(metres: number, language: Language): string {
  return `${formatNumber(metres, language)}\u00a0m`;
}

/** Feet to a metre and miles to a kilometre. */
const imperial = { feet: 3.28084, miles: 0.621371 };

/** A height above the sea, or a range: `3399 m`; in English with feet, rounded to ten, for its many readers without metres. */
export function formatAltitude(from: number, language: Language, to = from): string {
  const range = (inUnit: (metres: number) => number) =>
    [...new Set([from, to].map((metres) => formatNumber(inUnit(metres), language)))].join("–");
  const shown = `${range((metres) => metres)}\u00a0m`;
  if (language !== "en") return shown;
  return `${shown}\u00a0/ ${range((metres) => Math.round((metres * imperial.feet) / 10) * 10)}\u00a0ft`;
}

/** A way of some kilometres, or a range of them: `43 km`, `18–20 km`; in English with whole miles. */
export function formatDistance(from: number, language: Language, to = from): string {
  const range = (perKilometre: number, digits?: number) =>
    [...new Set([from, to].map((value) => formatNumber(value * perKilometre, language, digits)))].join("–");
  const shown = `${range(1)}\u00a0km`;
  return language === "en" ? `${shown}\u00a0/ ${range(imperial.miles, 0)}\u00a0miles` : shown;
}

/** For example `40 soles`, `40–80 soles`. */
export function formatSoles(from: number, language: Language, to = from): string {
  const money = moneyFormat(language)(Number.isInteger(from) && Number.isInteger(to) ? 0 : 2);
  const amount = [...new Set([from, to])].map((value) => money.format(value)).join("–");
  return `${withGroups(amount, language)}\u00a0${unitWords[language][to === 1 ? "sol" : "soles"]}`;
}
