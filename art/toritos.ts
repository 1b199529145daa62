import { palette } from "./palette.ts";
import { blob, circle, ellipse, path, place, rect, smooth, stroke } from "./shapes.ts";
import type { Sheet } from "./sheet.ts";

const clay = { lit: "#D9774A", mid: "#B14E30", shade: "#74291F", paint: "#FBE8C2", leaf: "#7FA05A" };

const body = smooth(
  "-48 0!, -50 -22, -58 -44, -48 -62, -22 -66, 2 -68, 18 -82, 36 -92, 52 -89, 64 -78, 77 -70, 80 -60, 70 -53, 57 -54, 49 -42, 40 -32, 31 -22, 28 0!, 8 0!, 5 -17, -8 -21, -22 -18, -27 0!",
);

/** A clay bull of Pucará looking to the right, 140 units long and 115 high; `sun` is the side the light comes from. */
function torito(sheet: Sheet, sun: 1 | -1): string {
  const spiral = (x: number, y: number) =>
    stroke(`M${x} ${y}q3-4 6 0 2 6-5 8-9 0-9-8 1-12 12-12 14 4 12 16`, clay.paint, 3);
  const horn = (x: number, way: number) =>
    path(`M${x} -90q${way * 8}-4 ${way * 9}-19 ${way * 7} 15-${way * -2} 24z`, palette.sand);
  return [
    stroke("M-55-46q-14 12-8 26 6 6 9-2", clay.shade, 6),
    horn(36, -1) + horn(47, 1),
    ellipse(29, -84, 9, 4.5, clay.shade),
    path(body, clay.shade),
    sheet.clip(
      body,
      [
        place(path(body, clay.mid), -6 * sun, -8),
        place(path(body, clay.lit), -14 * sun, -24),
        path("M-27 0q6-24 14-19 16 6 19 4L8 0z", clay.shade),
        spiral(-30, -44) + spiral(-4, -42),
        stroke("M12-76q10 22 2 58", clay.paint, 4),
        stroke("M18-79q10 24 4 56", clay.leaf, 4, 'stroke-dasharray="1 8"'),
        stroke("M-52-12h92", clay.paint, 3, 'stroke-dasharray="4 6"'),
      ].join(""),
    ),
    stroke("M-22-67q-1-15 11-15t11 14", clay.mid, 6),
    circle(53, -76, 5.6, clay.paint) + circle(54, -76, 3, palette.night),
    circle(76, -67, 2, palette.night),
  ].join("");
}

/** The cross of a house with the ladder and the lance leaning on it, 170 units high. */
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

/** The pair of clay bulls that keeps a house, its cross between them, on a mortar bed; 330 units wide, the middle of its foot at 0, 0. */
export function toritos(sheet: Sheet): string {
  return [
    place(cross(), 0, -6),
    place(torito(sheet, 1), -104, -4),
    place(torito(sheet, -1), 104, -4, -1, 1),
    path("M-176 6q4-14 24-14h304q20 0 24 14z", "#E9CFA4") + path("M20-8h132q20 0 24 14H40z", "#B98A68"),
    rect(-14, -16, 28, 12, "#B98A68"),
  ].join("");
}
