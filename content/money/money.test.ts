import { currenciesFor } from "#content/facts/records/readers.ts";
import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { factRecords } from "#content/facts/records/fact-records.ts";
import { monthsOld } from "#content/plain-date.ts";
import { languages } from "#i18n/languages.ts";
import { readAmount, readConversion } from "./read-conversion.ts";
import { fromSoles, isStale, monthsBetweenRates, rateOf, toSoles } from "./rates.ts";
import { decimalsOf, roundMoney } from "./round-money.ts";
import { readTrip } from "./read-trip.ts";
import { tripEstimate, tripParts, type TripPlan } from "./trip-parts.ts";

const plan: TripPlan = { days: 10, people: 2, style: "midRange", flights: 0, parts: [] };

test.each(languages)(
  "the currencies offered in %s are its readers' own, and each rate is a fact that is checked each month",
  (language) => {
    expect(new Set(currenciesFor[language]).size).toBe(currenciesFor[language].length);
    for (const forint of ["huf", "ron"] as const)
      expect(currenciesFor[language].includes(forint)).toBe(language === "hu");
    expect(currenciesFor[language].includes("uyu")).toBe(language === "es");
    for (const currency of currenciesFor[language]) {
      const { id } = rateOf(facts, currency);
      expect(factRecords[id as keyof typeof factRecords], id).toMatchObject({
        everyMonths: monthsBetweenRates,
      });
    }
  },
);

test("money goes to soles and back, by so many units as the rate is told for", () => {
  expect(toSoles(facts, 1000, "huf")).toBe(10.02);
  expect(fromSoles(facts, 340, "usd")).toBeCloseTo(100);
  expect(fromSoles(facts, toSoles(facts, 1234.5, "cop"), "cop")).toBeCloseTo(1234.5);
});

test("a rate is stale when more than its month has passed", () => {
  expect(monthsOld("2026-03", "2026-11-23")).toBe(8);
  expect(isStale("2026-10", "2026-11-30")).toBe(false);
  expect(isStale("2026-10", "2026-12-01")).toBe(true);
  expect(isStale("2025-12", "2026-01-31")).toBe(false);
});

test.each([
  [0, 0],
  [1234.56, 1230],
  [99.954, 100],
  [12.345, 12.3],
  [0.9981, 1],
  [0.1004, 0.1],
  [0.00412, 0],
  [987_654, 988_000],
])("%d is shown as %d", (value, rounded) => {
  expect(roundMoney(value)).toBe(rounded);
});

test("decimals are printed where somebody counts them", () => {
  expect([1, 12.3, 0.25, 100, 1230].map(decimalsOf)).toEqual([2, 2, 2, 0, 0]);
});

test.each([
  ["100", 100],
  ["1 500,50", 1500.5],
  ["1,500", 1500],
  ["1.500", 1500],
  ["0.125", 0.125],
  ["1.500.000", 1_500_000],
  ["1,500.75", 1500.75],
  ["12,5", 12.5],
  ["50 000", 50_000],
  ["S/ 50", 50],
  ["$20", 20],
  ["1 500 Ft", 1500],
  ["0,001", null],
  ["", null],
  ["0", null],
  ["-5", null],
  ["hundred", null],
  ["9999999999", null],
])("“%s” is read as %s", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test("an address that asks nothing, or of no currency, has the language's first", () => {
  const read = (query: string) => readConversion(new URLSearchParams(query), "hu");
  expect(read("")).toEqual({ text: "100", amount: 100, currency: "huf" });
  expect(read("amount=x&currency=btc")).toEqual({ text: "x", amount: null, currency: "huf" });
  expect(read("currency=cop").currency).toBe("cop");
  expect(readConversion(new URLSearchParams("currency=huf"), "en").currency).toBe("usd");
});

test("the usual trip stands in the form; another one has the parts that were ticked and no others", () => {
  const read = (query: string) => readTrip(new URLSearchParams(query));
  expect(read("").plan).toMatchObject({ days: 14, people: 2, parts: ["ticket", "train", "boleto"] });
  expect(read("days=7&with=jungle&with=moon").plan.parts).toEqual(["jungle"]);
  expect(read("days=7").plan.parts).toEqual([]);
  expect(read("days=0&people=99&flights=many")).toMatchObject({
    wrong: ["days", "people", "flights"],
    plan: { days: 1, people: 12, flights: 1 },
    fields: { days: "0", people: "99", flights: "many" },
  });
});

test("days and parts count for each traveller, from the facts", () => {
  expect(tripEstimate(facts, plan).total).toEqual([220 * 20, 400 * 20]);
  const { lines } = tripEstimate(facts, { ...plan, flights: 2, parts: ["ticket", "train"] });
  expect(lines.map(({ part }) => part)).toEqual(["days", "flights", "ticket", "train"]);
  expect(lines.find(({ part }) => part === "ticket")?.soles).toEqual([2 * 163, 2 * 163]);
  expect(lines.every(({ fact }) => /^\d{4}(-\d{2})?$/.test(fact.asOf))).toBe(true);
});

test("who has nobody to share with pays for the whole room each night, but for a bed in a dormitory", () => {
  const single = (changes: Partial<TripPlan>) =>
    tripEstimate(facts, { ...plan, ...changes }).lines.find(({ part }) => part === "singleRoom")?.soles;
  expect(single({ people: 1 })).toEqual([55 * 9, 130 * 9]);
  expect(single({ people: 3 })).toEqual(single({ people: 1 }));
  expect(single({ people: 2 })).toBeUndefined();
  expect(single({ people: 1, style: "backpacker" })).toBeUndefined();
});

test("each part makes every style dearer or leaves it alone, and no range is reversed", () => {
  for (const style of ["backpacker", "midRange", "comfortable"] as const) {
    for (const part of tripParts) {
      const [from, to] = tripEstimate(facts, { ...plan, style, parts: [part] }).total;
      const [least] = tripEstimate(facts, { ...plan, style }).total;
      expect(from).toBeGreaterThan(least);
      expect(from).toBeLessThanOrEqual(to);
    }
  }
});
