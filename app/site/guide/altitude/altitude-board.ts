import { altitudeBands } from "#content/facts/health/altitude-stops.ts";

/** The drawing's size; the heights of the sea and of the scale's upper end in it. */
export const board = { width: 380, height: 520, sea: 486, top: 34 };

/** Metres at the scale's upper end. */
const highest = 5200;

/** Metres at which the bands begin, from the sea up; the table after the drawing tells the same ones apart. */
export const bandStarts = [0, ...altitudeBands];

/** Where a height in metres is in the drawing. */
export function yOf(metres: number): number {
  return board.sea - (metres / highest) * (board.sea - board.top);
}
