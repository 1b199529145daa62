import { crag } from "../crag.ts";
import { highlander, hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { hillTown } from "../hill-town.ts";
import { awning, basket, pile } from "../market.ts";
import { palette } from "../palette.ts";
import { ellipse, path, place, points, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { ruinRow } from "../ruins.ts";
import { sky, streaks, sun, veil } from "../sky.ts";
import { terraces } from "../terraces.ts";

/** Pisac: Inca terraces curving round the mountain, the village and its market awnings at the foot. */
export function pisac(sheet: Sheet): string {
  return [back(sheet), mountain(sheet), village(), market(sheet), paper(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C7890"],
      [0.3, "#9CC9BE"],
      [0.55, "#FBE2A6"],
    ]),
    sun(150, 150, 54, "#FFF3CC", 3, 0.18),
    streaks([[400, 80, 260, 13]], palette.salt, 0.85),
    crag(
      points(
        "-20 330, 100 250, 190 210, 280 280, 380 240, 470 320, 600 360, 800 300, 950 220, 1060 160, 1140 230, 1220 260",
      ),
      { light: "#9FB095", dark: "#6C8A84" },
      { seed: 12, lean: 0.25 },
    ),
    veil(sheet, 200, 220, "#F8DDA2", 0.85),
  ].join("");
}

function mountain(sheet: Sheet): string {
  const hill = smooth(
    "140 620!, 260 500, 350 380, 420 284 .4, 470 218, 540 186 .3, 590 128 .4, 640 112, 690 150 .3, 760 170, 820 244 .3, 890 286, 940 372 .3, 1040 420, 1120 506 .4, 1190 540, 1220 570!, 1220 640!, 140 640!",
  );
  const shade = smooth(
    "640 112!, 690 240, 680 330, 760 430, 780 520, 860 640!, 1230 640!, 1220 570!, 1190 540, 1040 420, 890 286, 760 100!",
  );
  return [
    path(hill, "#8A8A52"),
    sheet.clip(
      hill,
      terraces(
        "380 250, 560 282, 740 262, 920 230",
        "60 600, 430 664, 800 654, 1260 590",
        9,
        { grass: "#93AC56", grassAlt: "#7E9C4A", wall: "#AA8A60", joint: palette.bark },
        0.46,
      ) + path(shade, palette.moss, 'opacity=".38"'),
    ),
    stipple(sheet, hill, palette.bark, [0.1, 0, 1, 0.5], 0.7),
    ruinRow(540, 252, 150, 26, { lit: "#E6CDA0", wall: "#CBAA7C", shade: "#94714F", dark: palette.bark }, 6),
    stroke("M440 640q80-60 20-120t90-110 20-90 40-70", palette.sand, 4, 'stroke-dasharray="9 5"'),
  ].join("");
}

function village(): string {
  return [
    path(
      smooth("-20 560!, 200 540, 420 560, 640 580, 900 570, 1220 550!, 1220 770!, -20 770!"),
      palette.coca,
    ),
    hillTown(
      [
        [-10, 562, 300, 22],
        [900, 560, 300, 24],
        [590, 592, 170, 28],
      ],
      {
        wall: "#F1DDB6",
        wallShade: "#C79F78",
        roof: palette.terracotta,
        roofShade: palette.brick,
        dark: palette.bark,
      },
      9,
    ),
  ].join("");
}

function market(sheet: Sheet): string {
  const floor = smooth("-20 640!, 1220 640!, 1220 770!, -20 770!");
  const stall = (x: number, wide: number, ink: string) =>
    rect(x, 610, wide, 90, palette.bark) +
    stroke(`M${x + 5} 580v122M${x + wide - 5} 580v122`, "#A66A3F", 7) +
    rect(x, 676, wide, 26, "#8A5433") +
    pile(x + 20, 678, 70, [palette.indigo, palette.sun, palette.terracotta]) +
    awning(x, 556, wide, 50, Math.round(wide / 34), ink);
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.5, y, wide, wide * 0.13, palette.night, 'opacity=".3"');
  return [
    path(floor, "#DDB67E"),
    stipple(sheet, floor, palette.terracotta, [0, 0, 0.2, 1], 0.8),
    stall(20, 270, palette.terracotta),
    stall(330, 250, palette.indigo),
    stall(760, 230, palette.sun),
    stall(1030, 220, palette.sea),
    place(basket([palette.terracotta, palette.maize, palette.sun], 5), 610, 734, 0.9),
    shadow(700, 722, 40) +
      stand(
        highlander(sheet, { skirt: palette.indigo, shawl: palette.sun, bundle: palette.terracotta }),
        694,
        724,
        150,
      ),
    shadow(230, 736, 40) + stand(highlander(sheet, { hat: palette.bark }), 222, 738, 150),
    shadow(960, 734, 40) + stand(hiker({ pack: palette.coca }), 952, 736, 158),
  ].join("");
}
