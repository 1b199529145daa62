import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

/** A long canoe under a roof of palm leaves, its bow to the right, 420 units long; the water at 0. */
export function coveredCanoe(sheet: Sheet): string {
  const hull = "M-214-26q60 16 150 18h150q80-6 132-40-20 56-78 66h-300q-40-8-54-44z";
  const rower = (x: number, vest: string, hat: string) =>
    path(`M${x - 14}-6q-3-34 14-36t15 36z`, vest) +
    path(`M${x + 2}-41q14 2 13 35h-11q3-20-2-35z`, palette.night, 'opacity=".25"') +
    circle(x + 1, -50, 8, "#8A4E35") +
    path(`M${x - 14}-53q15-16 30 0-14 5-30 0z`, hat);
  return [
    ellipse(10, 18, 226, 12, palette.night, 'opacity=".4"'),
    stroke("M-70-8v-76M70-8v-76", palette.bark, 5),
    rower(-40, palette.sun, palette.salt),
    rower(4, palette.terracotta, palette.straw),
    rower(46, palette.sea, palette.salt),
    rower(110, palette.terracotta, palette.straw),
    path(
      "M-92-78q6-30 30-32H66q24 2 30 32-12-4-18 2-10-6-18 0-10-6-18 0-10-6-18 0-10-6-18 0-10-6-18 0-10-6-18 0-10-6-18 0-10-8-20-2z",
      "#D9B05E",
    ),
    stroke("M-60-106l-14 22M-30-108l-8 24M0-108v24M30-108l8 24M60-106l14 22", "#A87C3C", 3),
    path("M40-110h26q24 2 30 32-12-4-18 2-10-6-18 0 0-22-20-34z", "#8A5C2C", 'opacity=".55"'),
    path(hull, "#3A2430"),
    sheet.clip(
      hull,
      path("M-220-30q66 20 156 20h150q80-6 136-42v16q-56 34-132 38h-160q-90 0-150-18z", "#B5643C") +
        stroke("M-204-6q50 8 140 8h150q70-4 116-30", palette.sun, 4),
    ),
    stroke("M-176-10l-3-34M-160-10l2-34", palette.night, 10),
    path("M-186-38q-4-36 16-40t18 40z", palette.salt) + path("M-170-78q22 2 18 40h-10q2-24-8-40z", "#B0A090"),
    circle(-168, -88, 9, "#7A4638"),
    path("M-182-91q14-16 30 0-14 5-30 0z", palette.brick),
    stroke("M-176-64l-22 20-4 18", "#7A4638", 6),
    stroke("M-186-82l-40 118", "#D9A45C", 4),
    stroke("M-262 22q24-8 44 0M214 6q30-6 54 4M-130 26h90M20 30h120", "#F7D9A0", 4, 'opacity=".8"'),
  ].join("");
}
