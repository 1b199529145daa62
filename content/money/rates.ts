import { factsFrom, type Facts, type ValueOf } from "#content/facts/facts.ts";
import { moreRates } from "#content/facts/costs/more-rates.ts";
import { exchangeRates } from "#content/facts/costs/price.ts";
import { monthsOld } from "#content/plain-date.ts";
import { fromEntriesOf, keysOf } from "#i18n/typed-keys.ts";

const rates = factsFrom((facts) => ({ ...facts(exchangeRates), ...facts(moreRates) }));

/** ISO 4217 in small letters; the sol is on the other side of each. */
export type Currency = keyof ValueOf<typeof rates>;

/** Months after which a rate is to be looked up again; the records of the facts say the same, as a test asserts. */
export const monthsBetweenRates = 1;

interface Rate {
  /** The fact's id. */
  id: string;
  /** So many units cost so many soles. */
  per: number;
  soles: number;
  asOf: string;
  isEstimate: boolean;
}

/** The rate of today's fact. */
export function rateOf(facts: Facts, currency: Currency): Rate {
  const rate: { soles: number; per?: number; asOf: string; isEstimate?: boolean } = facts(rates)[currency];
  const place = Object.hasOwn(facts(moreRates), currency) ? "moreRates" : "exchangeRates";
  const { soles, per = 1, asOf, isEstimate = false } = rate;
  return { id: `costs.${place}.${currency}`, per, soles, asOf, isEstimate };
}

/** All rates of today's facts, by currency. */
export function ratesOf(facts: Facts): Record<Currency, Rate> {
  return fromEntriesOf(keysOf(facts(rates)).map((currency) => [currency, rateOf(facts, currency)] as const));
}

export function toSoles(facts: Facts, amount: number, currency: Currency): number {
  const { soles, per } = rateOf(facts, currency);
  return (amount * soles) / per;
}

export function fromSoles(facts: Facts, soles: number, currency: Currency): number {
  const rate = rateOf(facts, currency);
  return (soles * rate.per) / rate.soles;
}

export function isStale(asOf: string, today: string): boolean {
  return monthsOld(asOf, today) > monthsBetweenRates;
}
