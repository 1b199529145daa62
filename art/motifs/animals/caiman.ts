import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, stroke } from "../../engine/shapes.ts";

/** A black caiman adrift, nose to the left, 200 units long; the water at 0. */
export function caiman(): string {
  return [
    ellipse(6, 4, 116, 7, palette.night, 'opacity=".35"'),
    path("M-100 2q10-10 34-11 6-9 14-9 8 1 12 8 14-4 28-4l6-5 7 5 6-5 7 6 6-5 8 6 6-4 8 6 60 12z", "#2E3A34"),
    path("M-100 2q10-10 34-11l26 2q-26 2-36 9z", "#6E7A58"),
    circle(-55, -12, 3, palette.sun),
    stroke("M-130 6h44M70 8h60", "#F7D9A0", 3, 'opacity=".7"'),
  ].join("");
}
