import { condor } from "../../motifs/animals/condor.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { huaynaPicchu } from "../../motifs/land/huayna-picchu.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { mix, palette } from "../../engine/palette.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, sky, sun, veil } from "../../motifs/sky/sky.ts";

const haze = "#F4CFA0";

/** The ridge of Machu Picchu in the first light, a condor over it. */
export function uncategorized(sheet: Sheet): string {
  const inks = { lit: "#7C6A98", base: "#5A5590", shade: "#3A3F78", deep: palette.indigo, rock: "#D9937A" };
  return [
    sky(sheet, [
      [0, "#6B5A8E"],
      [0.25, "#C07F83"],
      [0.5, "#F0B06A"],
      [0.7, palette.glow],
    ]),
    sun(470, 318, 150, "#FFE6A6", 3, 0.16),
    land(ridge({ y: 420, swing: 90, seed: 33, wave: 560, pointed: 0.75 }), mix("#C98E86", haze, 0.35)),
    mist(sheet, 330, 200, haze, 0.9),
    land(ridge({ y: 470, swing: 120, seed: 51, wave: 640, pointed: 0.7 }), mix(palette.mauve, haze, 0.3)),
    mist(sheet, 400, 190, haze, 0.85),
    place(huaynaPicchu(sheet, inks), 60, 20, 1.06),
    veil(sheet, 360, 230, haze, 0.92),
    lowRidges(sheet),
    condor(940, 170, 200, palette.indigo, palette.salt, -8),
    condor(1090, 270, 90, palette.indigo, palette.salt, 6),
    paperGrain(sheet),
  ].join("");
}

function lowRidges(sheet: Sheet): string {
  const middle = ridge({ y: 600, swing: 60, seed: 64, wave: 620, pointed: 0.5 });
  const slope = smooth(
    "-20 600!, 120 590, 260 620, 420 676, 640 716, 860 706, 1040 660, 1220 610!, 1220 770!, -20 770!",
  );
  const steps =
    "M-20 634q140-14 280 20 160 56 400 98M-20 668q140-12 270 18 110 34 230 74M-20 704q130-10 250 14 60 16 130 44M1230 640q-190 50-360 92-60 14-140 20M1230 670q-160 44-300 80-30 6-50 8M1230 700q-110 32-200 58";
  return [
    land(middle, "#4A4480"),
    veil(sheet, 580, 130, "#B57A86", 0.7),
    path(slope, palette.night),
    stroke(steps, "#38396E", 3),
    stipple(sheet, slope, palette.dusk, [0, 1, 0.2, 0], 0.7),
    llamaAt(sheet, 250, 634, 170, { wool: "#6A5590", shade: "#34346E", far: palette.indigo }),
    llamaAt(sheet, 120, 606, 96, { wool: "#7A6098", shade: "#3C3A74", far: palette.indigo }, true),
    ichu(90, 608, 34, palette.night),
    ichu(340, 664, 30, palette.night),
    ichu(1060, 668, 40, palette.night),
    ichu(1120, 650, 30, palette.night),
  ].join("");
}
