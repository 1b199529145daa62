import { palette } from "../../engine/palette.ts";
import { blob, circle, ellipse, path, stroke } from "../../engine/shapes.ts";

/** A child on holiday from behind, a sun hat on its head and one arm out to point; 100 units high, feet at 0, 100. */
export function child({
  shirt = palette.sun,
  shorts = palette.sea,
}: { shirt?: string; shorts?: string } = {}): string {
  return [
    stroke("M-7 76v17M7 76v17", palette.clay, 6.4),
    path("M-14 92h12v7h-12zM2 92h13v7H2z", palette.terracotta),
    path("M-13 58h26l3 22H3l-3-12-3 12h-13z", shorts) +
      path("M4 58h9l3 22H5z", palette.night, 'opacity=".28"'),
    stroke("M-14 42q-6 8-4 20", shirt, 7) + circle(-18, 65, 3.6, palette.clay),
    stroke("M13 42l14-8", shirt, 7) + stroke("M28 33l16-8", palette.clay, 5.4),
    blob("-16 39, 0 34, 16 39, 14 63!, -14 63!", shirt),
    path("M5 35q7 1 11 4l-2 24H5q3-14 0-28z", palette.night, 'opacity=".25"'),
    path("M-5 29h10v8H-5z", palette.clay),
    circle(0, 21, 13, palette.bark),
    ellipse(0, 17, 20, 5, palette.salt),
    path("M-13 17q0-16 13-16t13 16q-13 5-26 0z", palette.salt),
    path("M4 1q9 2 9 16l7-1q-5 4-13 5 3-11-3-20z", palette.night, 'opacity=".22"'),
    stroke("M-12.6 14.5q12.6 5 25.2 0", palette.terracotta, 3),
  ].join("");
}
