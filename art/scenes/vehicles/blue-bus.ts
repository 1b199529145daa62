import { stand } from "../../motifs/people/hiker.ts";
import { palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import {
  avenue,
  evening,
  pavement,
  road,
  shade,
  stripLengths,
  town,
} from "../../motifs/vehicles/street-backdrop.ts";
import { townsman, townswoman } from "../../motifs/people/townsfolk.ts";
import { panes, riders, wheels } from "../../motifs/vehicles/wheels.ts";

const long = stripLengths["blue-bus"];

/** A bus of the blue corridor, 12 m, coming to a stop where two people wait. */
export function blueBus(sheet: Sheet): string {
  return [
    evening(sheet, long),
    town([-70, 330, 790, 1010]),
    avenue(long, [120, 476, 830, 1080]),
    shade(60, 780),
    place(bus(sheet), 60, road),
    pavement(long),
    stop(),
  ].join("");
}

/** Nose to the right, 720 units long and 188 high, its left end on the road at 0, 0. */
function bus(sheet: Sheet): string {
  const body = "M4-22v-142q2-14 16-14h642q34 2 44 30l10 66q4 20 4 60z";
  return [
    path("M150-176q2-12 14-12h150q12 0 14 12z", "#8FB6DE"),
    sheet.clip(
      body,
      rect(0, -180, 730, 160, "#2F74C0") +
        rect(0, -180, 730, 14, "#8FB6DE") +
        rect(0, -56, 730, 40, "#1C4C90"),
    ),
    path(`M20-156h576v70H20z${panes([314], -156, 90, 132)}${panes([606], -156, 70, 132)}`, "#173B70"),
    path(panes([26, 120, 214, 412, 506], -152, 84, 62), "#FBE3A6"),
    riders([58, 92, 156, 248, 282, 456, 548], -90, "#7A4A4A"),
    path(panes([320, 362], -150, 36, 118) + panes([612, 643], -150, 27, 118), "#9CC0CC"),
    path(panes([320, 362, 612, 643], -150, 11, 118), "#D3E6E6"),
    path("M682-154h6q12 2 16 22l10 62h-32z", "#26456B") + path("M682-150h10l-10 44z", "#8FB0C4"),
    rect(600, -176, 90, 15, palette.night) + stroke("M611-168h68", palette.sun, 6, 'stroke-dasharray="9 8"'),
    rect(700, -56, 18, 14, "#FFF3CF") + rect(4, -60, 8, 22, palette.terracotta),
    wheels([164, 540], 28),
  ].join("");
}

/** The sign of the stop and those who wait at it. */
function stop(): string {
  const shadow = (x: number) => ellipse(x, 283, 30, 4, palette.night, 'opacity=".4"');
  return [
    shadow(890) + rect(867, 86, 7, 197, "#2A2440"),
    rect(846, 76, 50, 50, palette.sun, 'rx="7"') + path("M872 76h17q7 0 7 7v36q0 7-7 7h-17z", "#C98A2C"),
    path("M855 95q0-7 7-7h18q7 0 7 7v18h-5v5h-6v-5h-10v5h-6v-5h-5z", palette.night) +
      rect(859, 94, 24, 8, palette.glow) +
      circle(861, 109, 1.8, palette.glow) +
      circle(881, 109, 1.8, palette.glow),
    shadow(960) + stand(townsman({ coat: palette.terracotta }), 940, 284, 104),
    shadow(1020) + stand(townswoman({ dress: palette.sun, sash: palette.brick }), 1000, 285, 98),
  ].join("");
}
