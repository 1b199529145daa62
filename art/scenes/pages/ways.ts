import { airliner } from "../../motifs/vehicles/airliner.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { coveredCanoe } from "../../motifs/vehicles/covered-canoe.ts";
import { highlandCoach } from "../../motifs/vehicles/coach.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { mist, sky, sun } from "../../motifs/sky/sky.ts";
import { palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { path, place, smooth, stroke } from "../../engine/shapes.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { train } from "../../motifs/vehicles/train.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import type { Sheet } from "../../engine/sheet.ts";

const haze = "#FBD9AE";

/** Four ways through one valley at sundown: a plane over the snow peaks, a train on the slope, a boat on the river, a coach on the road. */
export function ways(sheet: Sheet): string {
  return [
    heavens(sheet),
    slopes(sheet),
    railway(),
    river(sheet),
    place(coveredCanoe(sheet), 640, 548, 0.62),
    road(sheet),
    place(highlandCoach(sheet), 96, 716, 0.86, 0.86, -3),
    ...[980, 1040, 1100, 1160].map((x, index) =>
      ichu(x, 740 - (index % 2) * 12, 62 + index * 6, "#C9B35E", index + 1),
    ),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  const crest: Crest = [
    [-60, 300, 60],
    [80, 300, 150],
    [190, 298, 110],
    [320, 296, 220],
    [430, 298, 130],
    [560, 300, 170],
    [690, 298, 90],
    [840, 296, 190],
    [960, 298, 120],
    [1090, 300, 160],
    [1260, 300, 80],
  ];
  return [
    sky(sheet, [
      [0, "#2C5580"],
      [0.22, "#7FA8AE"],
      [0.38, "#F2C89A"],
      [0.5, haze],
    ]),
    sun(1010, 214, 56, "#FFF3CC", 4, 0.2),
    cloudscape(
      sheet,
      [
        [260, 104, 320, 46],
        [900, 84, 260, 36],
      ],
      { light: "#FFEFD6", shade: "#D9B9A4" },
      11,
    ),
    snowRange(sheet, crest, {
      foot: 500,
      seed: 23,
      snowFrom: 96,
      haze: [haze, 0.45, 0.8],
      from: -60,
      to: 1260,
    }),
    mist(sheet, 330, 120, haze, 0.85),
    place(airliner(sheet), 560, 128, 0.5, 0.5, -4),
  ].join("");
}

function slopes(sheet: Sheet): string {
  const near = smooth(
    "-20 372!, 160 366, 340 392, 560 420, 800 408, 1010 372, 1220 350!, 1220 600!, -20 600!",
  );
  return [
    land(ridge({ y: 376, swing: 34, seed: 9, wave: 380, pointed: 0.5 }), "#9CA878", 520),
    path(near, "#8A9A55"),
    path(
      smooth("560 420!, 800 408, 1010 372, 1220 350!, 1220 600!, 640 600!, 700 500"),
      "#6B8350",
      'opacity=".75"',
    ),
    stipple(sheet, near, palette.night, [0, 0, 1, 0.3], 0.45, 21),
  ].join("");
}

/** Along the slope above the river. */
function railway(): string {
  const ties = Array.from(
    { length: 62 },
    (_, index) => `M${-10 + index * 20} ${Math.round(455 - index * 0.34)}v7`,
  );
  return [
    path(smooth("-20 452!, 400 444, 800 436, 1220 428!, 1220 456!, -20 482!"), "#BFA070"),
    stroke(ties.join(""), palette.bark, 5),
    stroke("M-20 459L1220 434", "#EAD8B0", 3),
    train(
      [
        [330, 452, -1.2],
        [508, 448, -1.2],
        [686, 445, -1.2],
        [864, 441, -1.2],
      ],
      0.82,
    ),
  ].join("");
}

function river(sheet: Sheet): string {
  const water = smooth(
    "-20 520!, 300 508, 640 500, 940 496, 1220 486!, 1220 640!, 900 640, 500 640, 200 640, -20 640!",
  );
  return [
    path(smooth("-20 482!, 400 470, 800 460, 1220 452!, 1220 500!, -20 534!"), "#75894A"),
    path(
      water,
      sheet.gradient([
        [0, "#F3D9A8"],
        [0.3, "#7FB0A4"],
        [1, "#2B6C74"],
      ]),
    ),
    stroke(
      "M40 548h120M220 532h90M330 566h140M180 580h90M520 520h80M980 528h110M1060 556h130M920 580h150M760 514h90",
      "#FDF3D8",
      3,
      'opacity=".6"',
    ),
  ].join("");
}

/** The near bank with the road on it. */
function road(sheet: Sheet): string {
  const bank = smooth("-20 622!, 220 614, 520 620, 820 610, 1220 592!, 1220 780!, -20 780!");
  return [
    path(
      bank,
      sheet.gradient([
        [0, "#B7A65A"],
        [1, "#7A6A3C"],
      ]),
    ),
    path(
      smooth(
        "-20 690!, 300 682, 640 664, 960 640, 1220 622!, 1220 660!, 960 690, 640 726, 300 752, -20 764!",
      ),
      "#5F5A66",
    ),
    stroke("M-20 726C300 718 640 694 1220 640", palette.sand, 4, 'stroke-dasharray="34 26"'),
    stipple(sheet, bank, palette.night, [0, 0, 1, 0.25], 0.35, 24),
  ].join("");
}
