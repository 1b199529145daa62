import { path, place } from "../../engine/shapes.ts";
import { type Crown, foliage } from "./foliage.ts";

/** A tree that stands out of the canopy, `tall` units high, its foot at `x`, `y`; inks of its trunk, its shade and its lit leaves. */
export function forestGiant(
  x: number,
  y: number,
  tall: number,
  inks: readonly [string, string, string],
  seed: number,
): string {
  const u = tall / 100;
  const crowns: Crown[] = [
    [x - 34 * u, y - 88 * u, 17 * u],
    [x - 12 * u, y - 97 * u, 20 * u],
    [x + 14 * u, y - 95 * u, 20 * u],
    [x + 36 * u, y - 86 * u, 15 * u],
  ];
  const trunk = path("M-3 0q2-50-1-72l-20-18 24 10 22-12-18 20q-1 30 2 72z", inks[0]);
  return place(trunk, x, y, u) + foliage(crowns, [inks[1], inks[2]], seed, 5);
}
