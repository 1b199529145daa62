import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { travelStyles } from "./daily-costs.ts";
import { inSoles, roundTo } from "./price.ts";
import { tripCosts, tripLengths, tripTotal } from "./trip-totals.ts";

test("a trip costs its days and what comes on top of them", () => {
  const { days, items, total } = tripCosts(facts, 1, "backpacker");
  expect(days).toEqual([700, 1260]);
  expect(items.map(Math.round)).toEqual([793, 1388]);
  expect(total.map(Math.round)).toEqual([1493, 2648]);
});

test("totals are rounded to the hundred, the lower end below the upper", () => {
  expect(tripTotal(facts, 1, "backpacker")).toEqual([1500, 2600]);
  for (const weeks of tripLengths) {
    for (const style of travelStyles) {
      const [from, to] = tripTotal(facts, weeks, style);
      expect([from % 100, to % 100]).toEqual([0, 0]);
      expect(from).toBeLessThan(to);
    }
  }
});

test("longer and more comfortable trips cost more", () => {
  const total = (weeks: 1 | 2 | 3, style: (typeof travelStyles)[number]) => tripTotal(facts, weeks, style)[0];
  for (const style of travelStyles) {
    expect(total(1, style)).toBeLessThan(total(2, style));
    expect(total(2, style)).toBeLessThan(total(3, style));
  }
  for (const weeks of tripLengths) {
    expect(total(weeks, "backpacker")).toBeLessThan(total(weeks, "midRange"));
    expect(total(weeks, "midRange")).toBeLessThan(total(weeks, "comfortable"));
  }
});

test("amounts are exchanged at the stored rate and rounded to a step", () => {
  expect(inSoles(facts, { range: [10, 20], currency: "USD" })).toEqual([34, 68]);
  expect(inSoles(facts, { range: [10, 20], currency: "PEN" })).toEqual([10, 20]);
  expect(roundTo(1478, 50)).toBe(1500);
});
