import type { Monthly } from "./climate.ts";

/** Whole numbers; `from` and `to` are months, January is 1. */
export function climateRange(values: Monthly, from = 1, to = 12): [low: number, high: number] {
  const some = values.slice(from - 1, to);
  return [Math.round(Math.min(...some)), Math.round(Math.max(...some))];
}

export function climateSum(values: Monthly, from: number, to: number): number {
  return Math.round(values.slice(from - 1, to).reduce((sum, value) => sum + value, 0));
}
