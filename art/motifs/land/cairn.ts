import { palette } from "../../engine/palette.ts";
import { ellipse } from "../../engine/shapes.ts";

/** Stones that walkers have piled up for the mountain, about `size` units high, its foot at `x`, `y`. */
export function cairn(x: number, y: number, size: number): string {
  const stones = [
    [0, 1],
    [-3, 0.74],
    [3, 0.54],
    [0, 0.34],
  ].map(
    ([aside = 0, wide = 1], row) =>
      [x + aside * size * 0.02, y - (row + 0.5) * size * 0.22, wide * size * 0.36] as const,
  );
  return [
    ellipse(x + size * 0.4, y, size * 0.7, size * 0.06, palette.night, 'opacity=".35"'),
    stones.map(([at, up, wide]) => ellipse(at, up, wide, size * 0.13, "#5E4A48")).join(""),
    stones
      .map(([at, up, wide]) => ellipse(at - wide * 0.2, up - size * 0.02, wide * 0.76, size * 0.1, "#C9A98A"))
      .join(""),
  ].join("");
}
