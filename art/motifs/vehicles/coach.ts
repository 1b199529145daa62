import { mix, palette } from "../../engine/palette.ts";
import { ellipse, path, place, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { panes, riders, wheels } from "./wheels.ts";

const body = "M4-26v-128q2-24 28-26h368q18 2 18 20v134z";

/** A coach of the highlands with bundles on its roof, nose to the left, 420 units long and 216 high, its nose on x = 0 and its wheels on 0. */
export function highlandCoach(sheet: Sheet): string {
  const glass = "#FBE6B0";
  const windows = panes([86, 140, 194, 248, 302, 356], -156, 44, 52);
  return [
    ellipse(230, 2, 226, 11, palette.night, 'opacity=".4"'),
    luggage(),
    path(body, palette.terracotta),
    sheet.clip(
      body,
      rect(0, -182, 425, 20, palette.salt) +
        path("M0-92q150-8 226 14t200 2v26q-120 12-222-8T0-70z", palette.sun) +
        path("M0-70q150-4 220 14t206 6v9q-120 10-222-8T0-61z", palette.salt) +
        rect(0, -46, 425, 26, palette.indigo) +
        rect(374, -182, 50, 164, palette.night, 'opacity=".2"') +
        path("M0-160h52l10 78q-30 8-62 4z", "#6FA3B0") +
        path("M0-160h34l-34 46z", "#CFE6E0", 'opacity=".8"'),
    ),
    path("M72-162h336v64H72z", mix(palette.indigo, palette.night, 0.4)),
    path(windows, glass),
    sheet.clip(windows, riders([107, 163, 215, 324, 380], -102, "#7A4A4A")),
    stroke("M86-138l18-18M140-128l28-28M248-138l18-18M302-128l28-28", "#FFF8E0", 5, 'opacity=".7"'),
    stroke("M9-56h14", "#FFF3CF", 12),
    stroke("M3-132h-14v24", palette.night, 5),
    stroke("M250-72h70M250-62h70", palette.brick, 3),
    wheels([84, 340], 30),
  ].join("");
}

/** What travels on the roof: bundles in carrying cloths, suitcases, a basket. */
function luggage(): string {
  return place(
    [
      path("M92-204q-6-34 26-38t42 14v24z", palette.maize),
      stroke("M100-212q22-10 56-2M98-224q22-10 54-4", palette.sun, 4),
      rect(160, -236, 54, 36, "#2E7C86", 'rx="5"') + stroke("M176-234v32M198-234v32", palette.deep, 4),
      path("M214-204q2-30 30-34 26 2 30 34z", "#C79552") +
        stroke("M220-216q26-8 48 0M226-228q18-6 36 0", "#8A6034", 3),
      path("M272-204q-2-26 18-30t34 30z", palette.coca) + stroke("M278-216q18-8 38 2", palette.salt, 4),
      rect(326, -228, 44, 28, "#E0A15A", 'rx="5"') + stroke("M340-228v26M356-228v26", "#8A5433", 3),
      stroke(
        "M80-206h306M90-206v-16M150-206v-16M210-206v-16M270-206v-16M326-206v-16M380-206v-16M86-221h298",
        palette.night,
        3.4,
      ),
    ].join(""),
    0,
    26,
  );
}
