import { circle, ellipse, path, place } from "../../engine/shapes.ts";
import { mix, palette } from "../../engine/palette.ts";

/** A pin of a map, `size` units high, its tip at `x`, `y`. */
export function mapPin(x: number, y: number, size: number, ink: string): string {
  return place(
    ellipse(6, 0, 22, 6, palette.night, 'opacity=".4"') +
      path("M0 0q-32-40-32-66a32 32 0 0 1 64 0q0 26-32 66z", ink) +
      path("M0 0q32-40 32-66a32 32 0 0 0-24-31q10 12 10 33 0 28-18 64z", mix(ink, palette.night, 0.3)) +
      circle(0, -66, 14, palette.salt),
    x,
    y,
    size / 98,
  );
}
