import { palette } from "../../engine/palette.ts";
import { blob, circle, path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

const clay = { lit: "#D9774A", mid: "#B14E30", shade: "#74291F", paint: "#FBE8C2", leaf: "#7FA05A" };

const body = smooth(
  "-48 0!, -50 -22, -61 -46, -52 -66, -26 -66, 0 -70, 12 -90, 28 -107, 48 -107, 62 -96, 79 -89, 84 -78, 74 -70, 61 -70, 54 -54, 49 -36, 37 -22, 32 0!, 10 0!, 6 -17, -8 -21, -22 -18, -27 0!",
);

/** A clay bull of Pucará looking to the right, 140 units long and 125 high; `sun` is the side the light comes from. */
function torito(sheet: Sheet, sun: 1 | -1): string {
  const spiral = (x: number, y: number) =>
    stroke(`M${x} ${y}q3-4 6 0 2 6-5 8-9 0-9-8 1-12 12-12 14 4 12 16`, clay.paint, 3);
  const horn = (x: number, way: number) =>
    path(`M${x} -105q${way * 8}-4 ${way * 9}-19 ${way * 7} 15-${way * -2} 24z`, palette.sand);
  return [
    stroke("M-55-46q-14 12-8 26 6 6 9-2", clay.shade, 6),
    horn(32, -1) + horn(44, 1),
    path("M26-98q-16-6-21 2 12 8 22 6z", clay.shade),
    path(body, clay.shade),
    sheet.clip(
      body,
      [
        place(path(body, clay.mid), -6 * sun, -8),
        place(path(body, clay.lit), -14 * sun, -24),
        path("M-27 0q6-24 14-19 16 6 19 4L8 0z", clay.shade),
        spiral(-30, -44) + spiral(-4, -42),
        stroke("M8-84q20 26 6 66", clay.paint, 4),
        stroke("M16-90q18 28 8 68", clay.leaf, 4, 'stroke-dasharray="1 8"'),
        stroke("M-52-12h92", clay.paint, 3, 'stroke-dasharray="4 6"'),
      ].join(""),
    ),
    stroke("M-22-67q-1-15 11-15t11 14", clay.mid, 6),
    circle(53, -91, 6.4, clay.paint) + circle(54, -91, 3.4, palette.night),
    circle(79, -81, 2, palette.night),
  ].join("");
}

/** The cross of a house with the ladder and the lance leaning on it, 172 units high. */
function cross(): string {
  const rungs = Array.from({ length: 8 }, (_, index) => `M${20 - index * 2.6} ${-12 - index * 13}l11 2`);
  return [
    stroke(`M18-2L-4-116M30 0L8-114${rungs.join("")}`, "#8A5A34", 3),
    stroke("M-30-4L14-128", "#8A5A34", 3) + path("M14-128l5-16-11 12z", palette.salt),
    stroke("M0 0v-160M-40-122h80", palette.bark, 9),
    stroke("M-2-2v-158M-40-124h78", "#7C4A30", 4),
    blob(
      "-36 -126!, -18 -118, 0 -110, 18 -118, 36 -126!, 38 -92, 30 -98, 22 -106, 0 -94, -22 -106, -30 -98, -38 -92",
      palette.salt,
    ),
    path("M36-126q2 18 2 34-4-2-8-6l-8-8-4-12z", "#C9AE9A"),
    ...[
      [0, -166],
      [-46, -122],
      [46, -122],
    ].map(([x = 0, y = 0]) => circle(x, y, 6, palette.sun)),
  ].join("");
}

/** The pair of clay bulls that protects a house, its cross between them, on a mortar bed; 330 units wide, the middle of its foot at 0, 0. */
export function toritos(sheet: Sheet): string {
  return [
    place(cross(), 0, -6, 1.2),
    place(torito(sheet, 1), -104, -4),
    place(torito(sheet, -1), 104, -4, -1, 1),
    path("M-176 6q4-14 24-14h304q20 0 24 14z", "#E9CFA4") + path("M20-8h132q20 0 24 14H40z", "#B98A68"),
    rect(-14, -16, 28, 12, "#B98A68"),
  ].join("");
}
