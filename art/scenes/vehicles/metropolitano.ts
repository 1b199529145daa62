import { palette } from "../../engine/palette.ts";
import { path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import {
  avenue,
  evening,
  pavement,
  road,
  shade,
  stripLengths,
} from "../../motifs/vehicles/street-backdrop.ts";
import { panes, riders, wheels } from "../../motifs/vehicles/wheels.ts";

const long = stripLengths.metropolitano;
const glass = "#26456B";

/** The articulated rapid bus, 18 m; its doors are on its left side, as high as the platforms of its stations. */
export function metropolitano(sheet: Sheet): string {
  return [
    evening(sheet, long),
    avenue(long, [60, 330, 610, 880, 1100]),
    shade(30, 1110),
    place(bus(sheet), 1110, road, -1, 1),
    pavement(long),
  ].join("");
}

/** Nose to the right, 1080 units long and 188 high, its left end on the road at 0, 0. */
function bus(sheet: Sheet): string {
  const tail = "M0-24v-148q2-16 18-16h498v164z";
  const head = "M588-24v-164h422q30 2 44 32l22 62q4 14 4 30v40z";
  const folds = Array.from({ length: 7 }, (_, index) => `M${519 + index * 11}-176v140`).join("");
  return [
    rect(508, -178, 90, 146, "#2A2F55") + stroke(folds, "#5A6088", 4),
    sheet.clip(tail, bodywork(0, 520)),
    sheet.clip(head, bodywork(586, 500)),
    path(panes([24, 186, 272, 606, 786, 870], -160, 74, 66) + panes([436], -160, 62, 66), "#FBE3A6"),
    riders([50, 80, 216, 250, 300, 462, 634, 664, 816, 896], -94, "#6B3A45"),
    doors([108, 358, 692]),
    path("M966-164h40q22 4 34 32l22 50h-96z", glass) + path("M972-160h24l-24 52z", "#8FB0C4", 'opacity=".7"'),
    rect(900, -186, 92, 16, palette.night) + stroke("M912-178h70", palette.sun, 6, 'stroke-dasharray="9 8"'),
    rect(1062, -62, 16, 14, "#FFF3CF") + rect(0, -66, 8, 22, palette.terracotta),
    wheels([246, 652, 944], 28),
  ].join("");
}

function bodywork(x: number, wide: number): string {
  return [
    rect(x, -190, wide, 168, "#D9DDE2"),
    rect(x, -190, wide, 16, "#F6F3EC"),
    rect(x, -164, wide, 74, glass),
    rect(x, -82, wide, 18, palette.sun),
    rect(x, -64, wide, 8, palette.terracotta),
    rect(x, -56, wide, 34, "#8F98AC"),
  ].join("");
}

function doors(xs: readonly number[]): string {
  const leaves = xs.flatMap((x) => [x, x + 40]);
  return [
    path(panes(xs, -168, 70, 116), "#1B3455"),
    path(panes(leaves, -160, 30, 98), "#9CC0CC"),
    path(leaves.map((x) => `M${x}-160h16l-16 60z`).join(""), "#D3E6E6"),
  ].join("");
}
