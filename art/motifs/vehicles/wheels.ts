import { palette } from "../../engine/palette.ts";
import { circle, path } from "../../engine/shapes.ts";

const hub = `stroke="${palette.stone}" stroke-width="9"`;

/** Wheels of a road vehicle that stands on 0. */
export function wheels(xs: readonly number[], radius: number): string {
  return xs
    .map(
      (x) =>
        circle(x, -radius, radius, palette.night) +
        circle(x, -radius, Math.round(radius * 0.4), palette.night, hub),
    )
    .join("");
}

/** People who sit behind windows whose sill is at `y`: heads and shoulders. */
export function riders(xs: readonly number[], y: number, ink: string): string {
  return path(xs.map((x) => `M${x - 14} ${y}q1-15 9-17a9 9 0 1 1 10 0q8 2 9 17z`).join(""), ink);
}

/** Path data of panes from their left edges `xs`. */
export function panes(xs: readonly number[], y: number, wide: number, high: number): string {
  return xs.map((x) => `M${x} ${y}h${wide}v${high}h-${wide}z`).join("");
}
