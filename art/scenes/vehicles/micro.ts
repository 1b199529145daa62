import { palette } from "../../engine/palette.ts";
import { band, path, place, rect, stroke } from "../../engine/shapes.ts";
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

const long = stripLengths.micro;

/** A medium-sized bus, 7 m, its route written along its side and on the board in its windscreen. */
export function micro(sheet: Sheet): string {
  return [
    evening(sheet, long),
    town([-80, 166, 412]),
    avenue(long, [52, 330, 566]),
    shade(80, 512),
    place(bus(sheet), 80, road),
    pavement(long),
  ].join("");
}

/** Nose to the right, 430 units long and 168 high, its left end on the road at 0, 0. */
function bus(sheet: Sheet): string {
  const body = "M3-20v-124q2-18 20-18h336q22 2 32 22l28 54q9 10 10 26v40z";
  return [
    path("M60-160q2-10 12-10h60q10 0 12 10z", "#C9C2B2"),
    sheet.clip(
      body,
      rect(0, -170, 440, 160, palette.salt) +
        rect(0, -170, 440, 18, "#FFFBF2") +
        path("M0-70h250q40-2 60 22t60 26h70v12H0z", palette.coca) +
        path("M0-82h262q40 0 62 26t60 24h56v10h-60q-42 0-62-24t-58-24H0z", palette.sun) +
        rect(0, -34, 440, 20, palette.moss),
    ),
    path("M16-142h270v48H16zM294-142h66q12 2 18 14l18 34H294z", "#26456B"),
    path(panes([20, 88, 156], -138, 60, 40), "#FBE3A6"),
    riders([38, 62, 112, 176, 198], -98, "#6B3A45"),
    riders([330], -96, palette.night),
    path("M298-138h14l-14 34z", "#8FB0C4"),
    path(panes([228], -146, 52, 122), "#26456B") +
      path(panes([233, 256], -140, 19, 110), "#9CC0CC") +
      path(panes([233, 256], -140, 8, 110), "#D3E6E6"),
    band("M20-57h186", "#FFFBF2", 8, 'stroke-dasharray="30 5 18 5 24 12"'),
    band("M20-44h150", "#FFFBF2", 5, 'stroke-dasharray="16 4 26 4 20 8"'),
    path("M350-118h26l8 16h-34z", palette.sun) + stroke("M356-110h18", palette.brick, 4),
    rect(412, -66, 14, 16, palette.glow) + rect(3, -66, 7, 20, palette.terracotta),
    path("M398-112l14-5 3 22-10 4z", palette.night),
    rect(400, -32, 34, 12, "#8F98AC"),
    wheels([92, 346], 23),
  ].join("");
}
