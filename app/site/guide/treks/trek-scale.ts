import type { Trek } from "#content/facts/treks/treks.ts";

/** The board of a profile, in units of its viewBox; heights are the same for all treks, so that they can be compared. */
export const board = { width: 308, height: 208, left: 38, right: 306, top: 12, bottom: 162 } as const;

const heights = { min: 1000, max: 5400 };

/** A trek of two days would look flat if it were drawn as wide as one of eight. */
const fewestDays = 3;

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

/** How many days a trek has in the drawing. */
export function daysOf({ profile }: Trek): number {
  return Math.ceil(profile.at(-1)?.day ?? 0);
}

/** Distance of a time, in days since the start, from the left edge: each trek takes the width for its own days. */
export function xOf(day: number, trek: Trek): number {
  return round(board.left + (day / Math.max(daysOf(trek), fewestDays)) * (board.right - board.left));
}

interface TrekPaths {
  line: string;
  /** The line, closed along the lower edge. */
  area: string;
  /** The area under the descents, drawn as the side in the shade. */
  shade: string;
}

export function pathsOf(trek: Trek): TrekPaths {
  const { bottom } = board;
  const points = trek.profile.map(({ day, metres }) => ({ x: xOf(day, trek), y: yOf(metres) }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join("L");
  const shade = points.flatMap(({ x, y }, index) => {
    const next = points[index + 1];
    return next && next.y > y ? [`M${x} ${bottom}V${y}L${next.x} ${next.y}V${bottom}z`] : [];
  });
  return {
    line: `M${line}`,
    area: `M${points[0]?.x ?? 0} ${bottom}L${line}V${bottom}z`,
    shade: shade.join(""),
  };
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
