import type { Monthly } from "./climate.ts";

/** The smallest and the largest of a year's values, as whole numbers; the months, January is 1, limit the year. */
export function climateRange(values: Monthly, from = 1, to = 12): [low: number, high: number] {
  const some = values.slice(from - 1, to);
  return [Math.round(Math.min(...some)), Math.round(Math.max(...some))];
}

/** What falls in the months from one to another, as a whole number. */
export function climateSum(values: Monthly, from: number, to: number): number {
  return Math.round(values.slice(from - 1, to).reduce((sum, value) => sum + value, 0));
}
