import { expect, test } from "vitest";
import { climate, type CityClimate } from "#content/facts/climate/climate.ts";
import { board, decimalsOf, rainScale, rangeOf, temperatureScale, xOf, yOf } from "./climate-scale.ts";

const cities: [string, CityClimate][] = Object.entries(climate);

test("the ends of a scale lie at the ends of its panel, and zero in proportion", () => {
  expect(yOf(temperatureScale.max, temperatureScale)).toBe(temperatureScale.top);
  expect(yOf(temperatureScale.min, temperatureScale)).toBe(temperatureScale.bottom);
  expect(yOf(180, rainScale)).toBe((rainScale.top + rainScale.bottom) / 2);
});

test.each(cities)("all of %s fits into the panels, with room for the numbers", (_, city) => {
  expect(yOf(rangeOf(city.tmax).max, temperatureScale)).toBeGreaterThan(temperatureScale.top + 10);
  expect(yOf(rangeOf(city.tmin).min, temperatureScale)).toBeLessThan(temperatureScale.bottom - 10);
  expect(yOf(rangeOf(city.rain).max, rainScale)).toBeGreaterThan(rainScale.top + 10);
});

test("twelve columns of one width fill the board", () => {
  const gap = xOf(1) - xOf(0);
  expect(xOf(0) - board.left).toBeCloseTo(gap / 2, 0);
  expect(board.right - xOf(11)).toBeCloseTo(gap / 2, 0);
});

test("a series in whole numbers stays in whole numbers", () => {
  expect(decimalsOf(climate.iquitos.rain)).toBe(0);
  expect(decimalsOf(climate.puno.rain)).toBe(1);
});
