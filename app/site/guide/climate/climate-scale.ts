import type { Monthly } from "#content/facts/climate/climate.ts";

/** Size of a climate chart, in units of its viewBox; the same for all cities, so that they can be compared. */
export const board = { width: 344, height: 330, left: 24, right: 342 } as const;

interface Scale {
  /** The values at the ends of the scale, and their positions. */
  min: number;
  max: number;
  top: number;
  bottom: number;
  ticks: readonly number[];
}

/** °C; holds the extremes of all cities. */
export const temperatureScale: Scale = { min: -6, max: 36, top: 24, bottom: 158, ticks: [0, 10, 20, 30] };

/** Millimetres a month. */
export const rainScale: Scale = { min: 0, max: 360, top: 206, bottom: 308, ticks: [0, 100, 200, 300] };

/** A value's distance from the upper edge, in units. */
export function yOf(value: number, { min, max, top, bottom }: Scale): number {
  const share = (value - min) / (max - min);
  return round(bottom - share * (bottom - top));
}

/** The middle of a month's column; January is 0. */
export function xOf(month: number): number {
  const width = (board.right - board.left) / 12;
  return round(board.left + (month + 0.5) * width);
}

export function rangeOf(values: Monthly): { min: number; max: number } {
  return { min: Math.min(...values), max: Math.max(...values) };
}

/** How many decimals a series was measured to. */
export function decimalsOf(values: Monthly): 0 | 1 {
  return values.every(Number.isInteger) ? 0 : 1;
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
