import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { altitudeRules } from "./altitude-rules.ts";
import { oxygenPercent } from "./oxygen-percent.ts";

test("a breath at the sea is whole", () => {
  expect(oxygenPercent(0)).toBe(100);
});

test("the model agrees with the CDC's number", () => {
  const { at, percent } = defaultFacts(altitudeRules).oxygen;
  expect(Math.abs(oxygenPercent(at) - percent)).toBeLessThanOrEqual(1);
});

test("at the Rainbow Mountain half of it is left", () => {
  expect(oxygenPercent(5036)).toBe(52);
});
