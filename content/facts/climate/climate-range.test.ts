import { expect, test } from "vitest";
import { climateRange, climateSum } from "./climate-range.ts";
import { climate } from "./climate.ts";

test("tells the coldest and the warmest month in whole degrees", () => {
  expect(climateRange(climate.cusco.tmax)).toEqual([19, 21]);
});

test("tells them of some months only", () => {
  expect(climateRange(climate.lima.tmax, 1, 3)).toEqual([26, 27]);
});

test("sums the rain of some months", () => {
  expect(climateSum(climate.cusco.rain, 5, 9)).toBe(45);
});
