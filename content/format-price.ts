import type { Facts } from "#content/facts/facts.ts";
import { formatNumber, formatSoles } from "#i18n/format-amount.ts";
import { formatMonth } from "#i18n/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { fromSoles, type ForeignCurrency, type Price, type Range } from "./facts/costs/price.ts";

/** `#` is the place of the amount. */
const foreignMoney: Record<Language, Record<ForeignCurrency, string>> = {
  hu: { usd: "#\u00a0dollár", eur: "#\u00a0euró", gbp: "#\u00a0font" },
  en: { usd: "US$#", eur: "#\u00a0euros", gbp: "#\u00a0pounds" },
  es: { usd: "US$\u00a0#", eur: "#\u00a0euros", gbp: "#\u00a0libras" },
};

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
  const exchanged: Range = [fromSoles(facts, from, currency, step), fromSoles(facts, to, currency, step)];
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

const estimate: Record<Language, string> = { hu: "becslés", en: "estimate", es: "estimación" };

/** The month of a price, or that it is an estimate. */
export function formatPriceAge(
  { asOf, isEstimate }: Pick<Price, "asOf" | "isEstimate">,
  language: Language,
): string {
  return isEstimate ? estimate[language] : formatMonth(asOf, language);
}
