import { circle, path, place, stroke } from "../../engine/shapes.ts";
import { palette } from "../../engine/palette.ts";

/** A flamingo of the high lagoons facing left, 100 units high, its feet at `x`, `y`; `size` in units, `dips` its bill into the water. */
export function flamingo(x: number, y: number, size: number, dips = false, turned = false): string {
  const neck = dips ? "M-6-58q-22-4-24 20-2 22-10 32" : "M-6-58q-20-2-18-20 2-14 12-18 2-10-8-10";
  const [headX, headY] = dips ? [-40, -6] : [-20, -96];
  const scale = size / 100;
  return place(
    [
      stroke("M2-40v40M10-42l4 18-6 24", palette.terracotta, 2.6),
      stroke(neck, "#F0B4A4", 5.5),
      circle(headX, headY, 5.4, "#F0B4A4"),
      path(dips ? "M-44-4l-4 10 10-2 2-6z" : "M-24-98l-12 4 2 8 8-3z", palette.night),
      path("M-14-58q4-14 22-12 22 2 32 22-20 10-40 6-14-4-14-16z", "#F6CFC0"),
      path("M0-62q16-6 40 14-18 6-32 2-10-6-8-16z", "#E38A7C"),
      path("M24-50l16 2-14 4z", palette.night),
    ].join(""),
    x,
    y,
    turned ? -scale : scale,
    scale,
  );
}
