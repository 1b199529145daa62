import type { Trek } from "#content/facts/treks/treks.ts";

/** Of a profile, in units of its viewBox; the same for all treks, so that they can be compared. */
export const board = { width: 344, height: 236, left: 38, right: 342, top: 26, bottom: 188 } as const;

const heights = { min: 1000, max: 5400 };
const days = 8;

/** The heights in metres at which a profile's colour changes, and the names of the colours from below. */
export const bands = [
  { name: "valley", from: heights.min, to: 2500 },
  { name: "middle", from: 2500, to: 3500 },
  { name: "high", from: 3500, to: 4500 },
  { name: "highest", from: 4500, to: heights.max },
] as const;

/** Distance of a height from the upper edge. */
export function yOf(metres: number): number {
  const share = (metres - heights.min) / (heights.max - heights.min);
  return round(board.bottom - share * (board.bottom - board.top));
}

/** Distance of a time, in days since the start, from the left edge. */
export function xOf(day: number): number {
  return round(board.left + (day / days) * (board.right - board.left));
}

/** The line of a trek, and the same line closed along the lower edge. */
export function pathsOf({ profile }: Trek): { line: string; area: string } {
  const line = profile.map(({ day, metres }) => `${xOf(day)} ${yOf(metres)}`).join("L");
  return { line: `M${line}`, area: `M${xOf(profile[0]?.day ?? 0)} ${board.bottom}L${line}V${board.bottom}z` };
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
