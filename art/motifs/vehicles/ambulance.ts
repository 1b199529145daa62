import { mix, palette } from "../../engine/palette.ts";
import { ellipse, path, rect, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { wheels } from "./wheels.ts";

const body = "M6-24v-62q2-16 20-20l34-50q6-10 20-10h226q16 0 16 16v126z";

/** An ambulance with its lamp lit, nose to the left, 322 units long and 200 high, its nose on x = 0 and its wheels on 0. */
export function ambulance(sheet: Sheet): string {
  const glass = mix(palette.sea, palette.night, 0.25);
  return [
    ellipse(166, 2, 176, 10, palette.night, 'opacity=".4"'),
    ellipse(120, -186, 58, 30, "#8FB8F0", 'opacity=".28"'),
    rect(92, -190, 52, 24, "#3F6FC0", 'rx="9"') + rect(100, -186, 14, 10, "#DCEBFF", 'rx="4"'),
    path(body, palette.salt),
    sheet.clip(
      body,
      path("M0-82h330v24H0z", palette.terracotta) +
        path("M0-52h330v8H0z", palette.sun) +
        rect(0, -40, 330, 20, mix(palette.salt, palette.dusk, 0.25)) +
        rect(270, -170, 60, 150, palette.night, 'opacity=".14"'),
    ),
    path("M42-106l24-38q4-6 12-6h30v44z", glass) +
      path("M52-108l22-34h12l-22 34z", "#CFE6E0", 'opacity=".7"'),
    stroke("M122-150v122M214-150v122", palette.dusk, 2.4, 'opacity=".6"'),
    path("M146-146h50v34h-50z", glass) + path("M150-112l26-34h12l-26 34z", "#CFE6E0", 'opacity=".5"'),
    path("M252-150h20v20h20v20h-20v20h-20v-20h-20v-20h20z", palette.terracotta),
    stroke("M126-76h14M218-76h14", palette.night, 4),
    stroke("M10-70h16", "#FFF3CF", 13),
    stroke("M40-112h-14v14", palette.night, 4),
    wheels([76, 262], 30),
  ].join("");
}
