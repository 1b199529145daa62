import { palette } from "../../engine/palette.ts";
import { band, blob, circle, path, place, rect, stroke } from "../../engine/shapes.ts";
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
import { panes, riders, wheels } from "../../motifs/vehicles/wheels.ts";

const long = stripLengths.combi;

/** A minibus, 5 m, its conductor calling from the open door. */
export function combi(sheet: Sheet): string {
  return [
    evening(sheet, long),
    town([-50, 184, 396]),
    avenue(long, [40, 470]),
    shade(100, 400),
    place(van(sheet), 100, road),
    pavement(long),
  ].join("");
}

/** Nose to the right, 296 units long and 134 high, its left end on the road at 0, 0. */
function van(sheet: Sheet): string {
  const body = "M3-16v-92q2-26 26-26h184q22 0 34 20l28 46q15 6 18 20v32z";
  return [
    sheet.clip(
      body,
      rect(0, -140, 300, 130, palette.salt) +
        rect(0, -140, 300, 16, "#FFFBF2") +
        rect(0, -60, 300, 16, palette.terracotta) +
        rect(0, -42, 300, 6, palette.sun) +
        rect(0, -30, 300, 16, "#B9B4AC"),
    ),
    path("M14-116h98v40H14zM188-116h28q12 2 19 14l18 28h-65z", "#26456B"),
    path(panes([18, 68], -112, 42, 32), "#FBE3A6"),
    riders([38, 92], -80, "#6B3A45"),
    riders([214], -76, palette.night),
    path("M190-112h10l-10 26z", "#8FB0C4"),
    rect(118, -120, 58, 100, "#2B1B2E") + rect(118, -20, 58, 5, "#8F98AC"),
    band("M16-52h86", "#FFFBF2", 7, 'stroke-dasharray="22 4 14 4 26 6"'),
    path("M216-92h22l9 14h-31z", palette.sun) + stroke("M221-85h15", palette.brick, 3.6),
    rect(274, -56, 16, 14, palette.glow) + rect(3, -62, 6, 18, palette.brick),
    rect(262, -28, 34, 10, "#8F98AC"),
    path("M254-92l11-4 3 16-8 3z", palette.night),
    wheels([58, 236], 20),
    conductor(),
  ].join("");
}

/** He stands on the step, leans out and waves people in. */
function conductor(): string {
  return [
    stroke("M146-50l-2 16 1 16M152-50l7 16-2 16", palette.indigo, 9),
    path("M140-18h12v5h-12zM152-18h12v5h-12z", palette.night),
    stroke("M144-82l-16-8", palette.clay, 6),
    blob("138 -84, 150 -90 .6, 163 -85, 160 -48!, 140 -48!", palette.coca),
    stroke("M161-82l16-6 12-20", palette.coca, 7) + stroke("M184-98l6-12", palette.clay, 6),
    circle(156, -98, 8, palette.clay),
    path("M147-99q0-10 9-10t9 8l6 3h-15z", palette.terracotta),
  ].join("");
}
