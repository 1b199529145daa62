import { expect, test } from "vitest";
import { chartBars } from "./chart-bars.ts";

test("few values stand on the right, the youngest last", () => {
  expect(chartBars([1, 4, 2]).slice(-4)).toEqual([0, 0.25, 1, 0.5]);
});

test("of many values a bar shows the highest of some", () => {
  const bars = chartBars(Array.from({ length: 240 }, (_, index) => (index === 239 ? 8 : 4)));
  expect(bars).toHaveLength(60);
  expect([bars[0], bars.at(-2), bars.at(-1)]).toEqual([0.5, 0.5, 1]);
});

test("nothing but zeros is flat, and nothing at all too", () => {
  expect(new Set(chartBars([0, 0]))).toEqual(new Set([0]));
  expect(new Set(chartBars([]))).toEqual(new Set([0]));
});
