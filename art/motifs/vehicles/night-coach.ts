import { palette } from "../../engine/palette.ts";
import { ellipse, path, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { panes, riders, wheels } from "./wheels.ts";

const body = "M6-28l-4-70q2-70 18-108 6-14 24-14h430q22 2 22 24v168z";

/** A long-distance coach of two decks with its lights on, nose to the left, 496 units long and 220 high, its nose on x = 0 and its wheels on 0. */
export function nightCoach(sheet: Sheet): string {
  const beam = sheet.gradient(
    [
      [0, palette.glow, 0],
      [1, palette.glow, 0.7],
    ],
    [0, 0, 1, 0],
  );
  const upper = panes([86, 154, 222, 290, 358, 426], -204, 62, 52);
  const lower = panes([154, 222, 290], -126, 62, 40);
  return [
    path("M12-62l-320 8v74l320-60z", beam),
    ellipse(260, 2, 262, 12, palette.night, 'opacity=".55"'),
    path(body, "#7A2C3E"),
    sheet.clip(
      body,
      [
        rect(0, -222, 500, 12, "#C9607A"),
        path("M0-138h500v92H300q-120-2-190-40T0-112z", "#B5482A"),
        path("M0-120q90 6 150 40t170 36h180v12H320q-120 0-190-40T0-106z", palette.sun),
        rect(0, -44, 500, 20, palette.night),
        rect(452, -222, 50, 200, palette.night, 'opacity=".3"'),
        path("M0-214h58l14 118q-34 10-72 6z", "#20365C"),
        path("M0-214h46l-40 84z", "#7FA6C0", 'opacity=".7"'),
        path("M0-150h66l1 8H0z", palette.night),
      ].join(""),
    ),
    path("M76-208h404v60H80z", "#20284E") + path("M146-130h214v48H146z", "#20284E"),
    path(upper + lower, "#FFE0A0"),
    sheet.clip(
      upper + lower,
      riders([112, 136, 250, 320, 390, 412, 456], -152, "#7A4A4A") +
        riders([180, 316], -86, "#7A4A4A") +
        path("M222-204h22q-4 30 2 52h-24zM290-204h16q-4 30 4 52h-20z", "#C9607A"),
    ),
    stroke("M92-192l14-10M232-176l22-22M366-170l28-28M162-104l16-16", "#FFF8E0", 4, 'opacity=".7"'),
    path("M4-74l26 2 4 18-28 2z", "#FFF8DC"),
    stroke("M52-216v-8M120-218v-6M188-218v-6", palette.sun, 5),
    stroke("M8-160l-18 6v26", palette.night, 5),
    stroke("M486-90v20", "#FF6A4A", 7),
    stroke("M380-112h84M380-100h84M380-88h84", "#7A2C22", 3),
    wheels([92, 388, 442], 29),
  ].join("");
}
