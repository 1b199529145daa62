import { tricycle } from "../../motifs/vehicles/tricycle.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { palette } from "../../engine/palette.ts";
import { ellipse, place } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import {
  avenue,
  evening,
  hillside,
  pavement,
  road,
  shade,
  stripLengths,
} from "../../motifs/vehicles/street-backdrop.ts";
import { townswoman } from "../../motifs/people/townsfolk.ts";

const long = stripLengths.mototaxi;

/** A three-wheeler with its canvas hood, under 3 m, and somebody who wants to get in. */
export function mototaxi(sheet: Sheet): string {
  return [
    evening(sheet, long),
    place(hillside(), -80, 214, 0.9),
    place(hillside(), 150, 214, 0.66),
    avenue(long, []),
    shade(36, 208),
    place(tricycle(), 36, road),
    pavement(long),
    ellipse(274, 283, 28, 4, palette.night, 'opacity=".4"'),
    stand(townswoman({ dress: palette.maize, sash: palette.sun }), 262, 284, 97),
  ].join("");
}
