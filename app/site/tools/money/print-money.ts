import type { CurrencyName } from "#content/tools/money-text.ts";
import { decimalsOf, roundMoney } from "#content/money/round-money.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import type { Language } from "#i18n/languages.ts";

/** The least that is told from nothing. */
const least = 0.01;

/** A number alone, for tables: `1,230`, `0.25`, `< 0.01`. */
export function printNumber(value: number, language: Language, digits?: number): string {
  const rounded = roundMoney(value, digits);
  if (rounded < least) return `<\u00a0${formatNumber(least, language, 2)}`;
  return formatNumber(rounded, language, decimalsOf(rounded));
}

/** A sum that was worked out, for example `9,980 forints`. */
export function printMoney(value: number, name: CurrencyName, language: Language): string {
  return `${printNumber(value, language)}\u00a0${roundMoney(value) === 1 ? name[0] : name[1]}`;
}

/** A sum as somebody typed it, to two decimals. */
export function printTyped(value: number, name: CurrencyName, language: Language): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return `${formatNumber(value, language, digits)}\u00a0${value === 1 ? name[0] : name[1]}`;
}

/** For example `5,800–9,900 soles`. @param digits that count; the sum is rounded already where there are none */
export function printRange(
  [from, to]: readonly [number, number],
  name: CurrencyName,
  language: Language,
): string {
  const shown = [...new Set([from, to].map((value) => formatNumber(value, language, 0)))].join("–");
  return `${shown}\u00a0${name[1]}`;
}
