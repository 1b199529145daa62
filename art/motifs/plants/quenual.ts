import { foliage } from "./foliage.ts";
import { path, place, smooth, stroke } from "../../engine/shapes.ts";

/** A quenual, the tree of the high valleys, with its twisted trunk of red paper bark; 300 units high, its root at `x`, `y`. */
export function quenual(x: number, y: number, scale: number, seed: number): string {
  const trunk = [
    path(
      smooth("-16 0!, -14 -40, -26 -84, -8 -124, -30 -176!, -18 -180, 2 -136, -4 -92, 12 -60, 20 0!"),
      "#A9512F",
    ),
    path(smooth("4 -70!, 22 -110, 54 -136, 70 -180!, 80 -176, 66 -126, 36 -100, 14 -52"), "#A9512F"),
    path(smooth("-16 0!, -14 -40, -26 -84, -8 -124, -16 -84, -4 -40, -2 0!"), "#DE8A5A"),
    path(smooth("10 -52, 22 -104, 54 -134, 70 -180!, 62 -136, 30 -104"), "#D27A4C"),
    stroke("M2-20l8-14M-6-60l10-10M-10-104l10-6M30-104l10-10", "#6E2E22", 2.6),
  ].join("");
  const leaves = foliage(
    [
      [x - 46 * scale, y - 190 * scale, 46 * scale],
      [x + 8 * scale, y - 226 * scale, 54 * scale],
      [x + 74 * scale, y - 196 * scale, 50 * scale],
      [x + 30 * scale, y - 176 * scale, 36 * scale],
    ],
    ["#2F5240", "#55783F", "#8FA052"],
    seed,
    4,
  );
  return place(trunk, x, y, scale) + leaves;
}
