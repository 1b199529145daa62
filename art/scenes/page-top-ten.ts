import { condor } from "../condor.ts";
import { crag } from "../crag.ts";
import { hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { llamaAt } from "../llama.ts";
import { mix, palette } from "../palette.ts";
import { ichu } from "../plants.ts";
import { land, ridge } from "../ridge.ts";
import { ellipse, path, place, points, smooth } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { signpost } from "../signpost.ts";
import { mist, sky, streaks, sun, veil } from "../sky.ts";

const haze = "#FBDFA4";

/** A signpost with ten boards on a pass, ten roads into the ridges below. */
export function pageTopTen(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2A5F80"],
      [0.24, "#86B2AC"],
      [0.46, haze],
    ]),
    sun(300, 220, 70, "#FFF3D0", 4, 0.17),
    streaks(
      [
        [560, 150, 260, 13],
        [1080, 190, 240, 12],
        [120, 130, 200, 11],
      ],
      palette.salt,
      0.85,
    ),
    ranges(sheet),
    pass(sheet),
    condor(520, 250, 110, palette.indigo, palette.salt, -8),
    paper(sheet),
  ].join("");
}

function ranges(sheet: Sheet): string {
  const snows = points("-20 420, 70 360, 130 310, 190 350, 280 290, 350 340, 430 370, 540 420, 660 440");
  return [
    land(ridge({ y: 390, swing: 60, seed: 21, wave: 460, pointed: 0.75 }), mix("#8A8FB4", haze, 0.35)),
    crag(
      snows,
      { light: "#9A94B4", dark: "#6C73A4", snow: "#FFFBF2", snowDark: "#B4BFD6" },
      { seed: 9, snowLine: 366, rough: 0.09, lean: 0.3 },
    ),
    veil(sheet, 310, 180, haze, 0.9),
    land(ridge({ y: 470, swing: 50, seed: 33, wave: 520, pointed: 0.6 }), mix(palette.mauve, haze, 0.35)),
    mist(sheet, 420, 130, haze, 0.8),
    land(ridge({ y: 530, swing: 44, seed: 52, wave: 560, pointed: 0.45 }), mix("#5F8A66", haze, 0.25)),
    mist(sheet, 490, 130, haze, 0.6),
  ].join("");
}

function pass(sheet: Sheet): string {
  const ground = smooth(
    "-20 620!, 160 592, 360 584, 560 606, 760 622, 960 606, 1220 560!, 1220 780!, -20 780!",
  );
  const trail = smooth(
    "300 780!, 420 700, 560 650, 590 622, 520 602, 460 590!, 484 588!, 560 602, 640 622, 640 660, 560 710, 480 780!",
  );
  return [
    path(ground, "#B9803F"),
    path(smooth("760 622!, 960 606, 1220 560!, 1220 780!, 900 780!, 860 700"), "#8A5530", 'opacity=".7"'),
    path(trail, "#EBD09A"),
    stipple(sheet, ground, palette.night, [0, 0, 0.5, 1], 0.8, 20),
    place(signpost(), 800, 690, 1),
    ellipse(606, 664, 60, 7, palette.night, 'opacity=".3"'),
    stand(hiker(), 570, 666, 190),
    ellipse(330, 652, 100, 9, palette.night, 'opacity=".3"'),
    llamaAt(
      sheet,
      290,
      652,
      190,
      {
        wool: palette.salt,
        shade: "#D9B9A0",
        far: "#A88670",
        cloth: palette.indigo,
        trim: palette.terracotta,
      },
      true,
    ),
    ...[
      [70, 660, 44],
      [180, 720, 50],
      [1010, 680, 48],
      [1130, 640, 44],
      [960, 730, 50],
      [450, 640, 30],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, palette.sun)),
  ].join("");
}
