import type { Facts } from "#content/facts/facts.ts";
import { formatNumber, formatSoles } from "#i18n/format/format-amount.ts";
import { formatMonth } from "#i18n/format/format-date.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import { estimatedPrice, foreignMoney } from "#i18n/short-words/short-words.ts";
import { roundTo, type Price, type Range } from "#content/facts/costs/price.ts";
import { fromSoles } from "#content/money/rates.ts";

/** The currencies in which the site says sums beside soles; their words are in `i18n/short-words`. */
export type ForeignCurrency = keyof (typeof foreignMoney)[Language];

export function isForeignCurrency(name: string): name is ForeignCurrency {
  return Object.hasOwn(foreignMoney[defaultLanguage], name);
}

/** For example `70–100 dollár`, `US$70–100`. */
export function formatForeign([from, to]: Range, currency: ForeignCurrency, language: Language): string {
  const amount = [...new Set([from, to])].map((value) => formatNumber(value, language)).join("–");
  return foreignMoney[language][currency].replace("#", amount);
}

/** Soles as an order of magnitude in another currency. */
export function formatExchanged(
  facts: Facts,
  [from, to]: Range,
  currency: ForeignCurrency,
  step: number,
  language: Language,
): string {
  const exchange = (soles: number) => roundTo(fromSoles(facts, soles, currency), step);
  const exchanged: Range = [exchange(from), exchange(to)];
  return formatForeign(exchanged, currency, language);
}

export function formatPrice(
  { range, currency }: Pick<Price, "range" | "currency">,
  language: Language,
): string {
  return currency === "PEN"
    ? formatSoles(range[0], language, range[1])
    : formatForeign(range, "usd", language);
}

/** The month of a price, or that it is an estimate. */
export function formatPriceAge(
  { asOf, isEstimate }: Pick<Price, "asOf" | "isEstimate">,
  language: Language,
): string {
  return isEstimate ? estimatedPrice[language] : formatMonth(asOf, language);
}
