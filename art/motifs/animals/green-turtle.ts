import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, smooth, stroke } from "../../engine/shapes.ts";

/** A green turtle that swims to the right, seen from the side above, 260 units long, the middle of its shell at 0, 0. */
export function greenTurtle(): string {
  const scute = "#6F8A4A";
  return [
    path(smooth("-70 22!, -120 44, -150 40, -132 22, -90 2!"), "#8E9A62"),
    path(smooth("46 -30!, 70 -70, 106 -104, 120 -104 .5, 112 -72, 84 -26!"), "#6C7A4C"),
    path(smooth("-104 10, -84 -34, -30 -60, 34 -58, 82 -26, 96 8, 60 34, -20 44, -84 34"), "#4F6A3C"),
    path(smooth("-104 10, -84 -34, -30 -60, 34 -58, 82 -26, 96 8, 40 4, -40 10"), scute),
    ...[
      "M-64 -42Q-52 -14 -62 12M-18 -58Q-8 -22 -16 10M30 -58Q40 -24 34 6M72 -34Q74 -16 68 4",
      "M-92 -18Q-40 -34 10 -34T90 -10",
    ].map((line) => stroke(line, "#3A4E2E", 4)),
    ...[
      [-44, -30],
      [0, -44],
      [48, -42],
      [-74, -10],
      [-36, -8],
      [12, -12],
      [54, -14],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 11, 7, "#A9B86A", 'opacity=".55"')),
    path(smooth("-84 34, -20 44, 60 34, 96 8, 88 24, 56 46, -20 56, -76 44"), "#D9CE9A"),
    path(smooth("86 -10!, 110 -24, 140 -26, 156 -10, 150 10, 124 18, 92 14!"), "#9AA566"),
    path(smooth("104 14!, 124 8, 152 6, 150 10, 124 18, 96 18!"), "#E4DBB0"),
    stroke("M112 -16q8 8 4 16M128 -18q6 8 2 14", "#6C7A4C", 3),
    circle(138, -10, 5.4, "#F6F0E4") + circle(139, -10, 3.4, palette.night),
    // The near flipper.
    path(smooth("50 20!, 66 60, 50 116, 24 150 .5, 16 120, 10 70, 6 34!"), "#9AA566"),
    path(smooth("24 150 .5, 16 120, 10 70, 6 34!, 22 40, 26 90"), "#6C7A4C"),
    stroke("M44 46q-8 30-18 62M32 40q-8 24-10 40", "#5B6A40", 3),
  ].join("");
}
