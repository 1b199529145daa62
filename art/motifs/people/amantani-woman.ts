import { face, skin } from "./face.ts";
import { palette } from "../../engine/palette.ts";
import { band, blob, circle, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A woman of Amantaní turned to us and spinning wool: black embroidered shawl over her head, white blouse, red skirt; 100 units high, feet at 0, 100. */
export function amantaniWoman(sheet: Sheet): string {
  const skirt = smooth("-10 51!, 10 51!, 23 68, 31 87!, 15 91, 0 89, -15 91, -31 87!, -23 68");
  const shawl =
    "M0 1q-11 0-12 12l-2 11-9 15-4 24 7 4 6-16 3-15 6-9q-4-14 5-19 9 5 5 19l6 9 3 15 6 16 7-4-4-24-9-15-2-11Q11 1 0 1z";
  return [
    path("M-14 22l-9 16-3 30q26 10 52 0l-3-30-9-16z", "#1C1A34"),
    stroke("M-7 88v8M7 88v8", skin.shade, 5.6),
    path("M-13 95h11v5h-11zM3 95h11v5H3z", palette.bark),
    sheet.clip(
      skirt,
      [
        path(skirt, "#B8322E"),
        band("M-34 80q34 8 68 0", palette.coca, 3.6),
        band("M-34 84.5q34 8 68 0", palette.sun, 2),
        band("M-34 75q34 8 68 0", palette.glow, 1.6, 'stroke-dasharray="2 2.4"'),
        stroke("M-6 54l-7 34M0 54v34M6 54l7 34", "#8A2228", 1.2),
        path("M6 46l12 48h20V46z", palette.night, 'opacity=".28"'),
      ].join(""),
    ),
    stroke("M-13 35l-7 13 9 6", palette.salt, 7.4),
    stroke("M13 35l8 12-3 3", "#DDD2C4", 7.4),
    blob("-14 31, 0 27, 14 31, 11 54!, -11 54!", palette.salt),
    path("M4 28q7 1 10 3l-3 23H3z", palette.bark, 'opacity=".2"'),
    ...[
      [-6, 37, palette.terracotta],
      [0, 41, "#D96FA6"],
      [6, 37, palette.sea],
      [-3, 45, palette.sun],
      [4, 46, palette.terracotta],
    ].map(([x, y, ink]) => circle(Number(x), Number(y), 1.9, String(ink))),
    path("M-11.4 49h22.8l.4 6h-23.6z", palette.coca) +
      stroke("M-9 52h19", palette.glow, 2, 'stroke-dasharray="1.6 2.4"'),
    path("M-5 20h10v7l-5 5-5-5z", skin.shade),
    place(face(), 0, 25, 0.64),
    path(shawl, "#252140"),
    path("M4 2q7 3 8 11l2 11 9 15 4 24-7 4-6-16-3-15-6-9q5-14-1-25z", palette.night, 'opacity=".4"'),
    stroke("M-25 62l4-22 9-15M25 62l-4-22-9-15", "#E0503E", 1.8, 'stroke-dasharray=".1 4.4"'),
    stroke("M-22.6 58l3.6-17M22.6 58l-3.6-17", palette.sun, 1.8, 'stroke-dasharray=".1 4.4"'),
    stroke("M-10 12q3-9 10-9t10 9", "#5FA85C", 1.6, 'stroke-dasharray=".1 3.6"'),
    stroke("M-12 54l4 1M17 51l-3 2", "#D96FA6", 4.4),
    circle(-6, 55, 3, skin.lit) + circle(13, 54, 3, skin.shade),
    blob("-9 50, -5 46, -1 49, -2 56, -7 57", "#F3E6CC"),
    stroke("M-2 54L12 55M13 55v17", "#F3E6CC", 1.1) +
      path("M13 66q4 4 0 12-4-8 0-12z", "#EBD6AE") +
      stroke("M13 62v22", palette.bark, 1.4),
  ].join("");
}
