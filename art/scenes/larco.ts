import { archway } from "../church.ts";
import { cloudscape } from "../cloudscape.ts";
import { datePalm } from "../date-palm.ts";
import { stand } from "../figure.ts";
import { type Crown, foliage } from "../foliage.ts";
import { print } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { leaf } from "../plants.ts";
import { portraitPot } from "../portrait-pot.ts";
import { createRandom } from "../random.ts";
import { blob, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, sun } from "../sky.ts";
import { townsman, townswoman } from "../townsfolk.ts";

/** Bougainvillea: its own shade first. */
const blooms = ["#2F5540", "#7E2A58", "#B5487F", "#DE93B2"];

/** A Moche portrait pot before the white mansion of the Larco museum and its bougainvillea. */
export function larco(sheet: Sheet): string {
  return [back(sheet), mansion(sheet), garden(sheet), shelf(sheet), print(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C7890"],
      [0.4, "#A3CBBF"],
      [0.7, "#F8E4B6"],
    ]),
    sun(486, 150, 58, "#FFF3CC", 2, 0.2),
    cloudscape(
      sheet,
      [
        [720, 110, 340, 60],
        [1080, 90, 320, 60],
      ],
      { light: "#FFF6E0", shade: "#D8DFD2" },
      22,
    ),
    datePalm(1130, 400, 300, palette.bark, palette.coca, palette.moss),
    datePalm(560, 440, 250, palette.bark, palette.coca, palette.moss),
    datePalm(610, 440, 190, palette.bark, "#7FA04E", palette.moss),
  ].join("");
}

/** Flowering branches that hang over a wall. */
function hang(from: number, to: number, top: number, count: number, seed: number): Crown[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index): Crown => [
    Math.round(from + ((index + random()) / count) * (to - from)),
    Math.round(top + random(-26, 62)),
    Math.round(random(18, 34)),
  ]);
}

function mansion(sheet: Sheet): string {
  const wall = "M500 288h720v330H500z";
  const shade = "#D9C3A4";
  const opening = (x: number, wide: number, tall: number) =>
    path(archway(x - 5, 566, wide + 18, tall + 10), shade) +
    path(archway(x, 566, wide, tall), palette.deep) +
    path(archway(x + 10, 566, wide - 20, tall - 16), palette.night);
  const grille = (x: number) =>
    rect(x - 44, 356, 88, 100, shade) +
    rect(x - 36, 362, 74, 92, palette.deep) +
    stroke(
      `M${x - 24} 364v88M${x - 8} 364v88M${x + 8} 364v88M${x + 24} 364v88M${x - 34} 394h70M${x - 34} 424h70`,
      palette.night,
      3,
    ) +
    rect(x - 52, 454, 104, 10, "#FFFBF0");
  return [
    path(
      wall,
      sheet.gradient(
        [
          [0, "#FFFAEC"],
          [1, "#EAD8BA"],
        ],
        [0, 0, 1, 0.6],
      ),
    ),
    rect(488, 274, 740, 18, "#FFFDF6") + rect(496, 292, 724, 9, shade),
    // The raised gable over the door.
    path("M690 276v-40q10-44 90-52 80 8 90 52v40z", "#FBF4E4"),
    path("M808 186q54 12 62 50v40h-40v-40q0-30-22-50z", shade),
    path("M680 240q8-52 100-64 92 12 100 64h-16q-10-42-84-50-74 8-84 50z", "#FFFDF6"),
    path(archway(780, 262, 34, 46), palette.deep) + path("M768 252q2-16 12-18 10 2 12 18z", palette.sun),
    grille(610),
    opening(780, 112, 190),
    grille(960),
    opening(1110, 80, 150),
    foliage(hang(800, 1230, 300, 42, 5), blooms, 3, 3.5),
    foliage(hang(1130, 1230, 380, 16, 9), blooms, 6, 3.5),
    foliage(hang(486, 670, 310, 16, 14), blooms, 9, 3.5),
  ].join("");
}

function garden(sheet: Sheet): string {
  const lawn = smooth("380 610!, 560 590, 800 584, 1000 588, 1220 596!, 1220 770!, 380 770!");
  const walk = smooth("730 560!, 830 560!, 850 600, 900 660, 1010 770!, 560 770!, 640 680, 712 600");
  const cactus = (x: number, y: number, size: number) =>
    place(
      stroke("M0 0v-120M-22-60q-4-24 0-44M22-40q6-24 2-60", palette.moss, 18) +
        stroke("M0-50h-20M0-30h20", palette.moss, 14) +
        stroke("M-3 0v-118M-25-60q-4-20 0-40M19-44q6-20 2-52", palette.coca, 6),
      x,
      y,
      size,
    );
  const agave = (x: number, y: number, size: number) =>
    path(
      [-70, -46, -22, 0, 22, 46, 70]
        .map((lean) =>
          leaf(x, y, x + lean * size, y - (96 - Math.abs(lean) * 0.8) * size, lean * 0.2 * size, 11 * size),
        )
        .join(""),
      palette.coca,
    ) +
    path(
      [-58, -34, -10, 14]
        .map((lean) =>
          leaf(x, y, x + lean * size, y - (80 - Math.abs(lean) * 0.8) * size, lean * 0.2 * size, 7 * size),
        )
        .join(""),
      palette.leaf,
    );
  return [
    path(
      lawn,
      sheet.gradient([
        [0, "#6F9650"],
        [1, "#33583F"],
      ]),
    ),
    path(
      walk,
      sheet.gradient([
        [0, "#F3D29C"],
        [1, "#C99860"],
      ]),
    ),
    stroke("M716 592h130M690 626h180M654 668h260M606 720h364", "#BF9160", 2),
    cactus(905, 600, 0.9),
    cactus(1160, 640, 1.2),
    agave(1030, 640, 1),
    agave(610, 632, 0.8),
    blob("960 700, 1000 670, 1090 664, 1180 670, 1230 690!, 1230 770!, 940 770!", palette.moss),
    foliage(hang(1010, 1230, 694, 18, 22), blooms, 12, 3.5),
    ellipse(806, 668, 40, 6, palette.night, 'opacity=".3"'),
    stand(townswoman({ dress: palette.terracotta, sash: palette.sun }), 770, 668, 122),
    ellipse(862, 662, 40, 6, palette.night, 'opacity=".3"'),
    stand(townsman({ coat: palette.deep, trousers: palette.straw, hat: palette.sand }), 830, 664, 132),
  ].join("");
}

/** The dark frame of the store room with its shelf, the pots large in front of the bright garden. */
function shelf(sheet: Sheet): string {
  const frame = "M-20-20h560v54q-66 40-70 130v470h-490z";
  const warm = { clay: "#C9693C", shade: palette.brick, slip: palette.sand, slipShade: palette.stone };
  const pale = { clay: "#DDB98A", shade: "#A87A55", slip: palette.terracotta, slipShade: palette.brick };
  const deep = mix(palette.maize, palette.night, 0.45);
  return [
    path(frame, deep),
    path(
      "M540-20q0 40 0 54-66 40-70 130v458h-22V160q6-96 60-134v-46z",
      mix(palette.terracotta, palette.maize, 0.35),
    ),
    place(jar(), 52, 622, 1.1),
    rect(-20, 620, 540, 150, palette.bark),
    rect(-20, 620, 560, 22, "#A66A3F") + rect(-20, 642, 552, 10, palette.night, 'opacity=".4"'),
    stroke("M-20 690h540M-20 726h540M120 652v38M330 690v36", "#2C1A18", 3),
    place(portraitPot(sheet, pale), 100, 626, 0.68),
    place(portraitPot(sheet, warm), 300, 630, 1.22),
  ].join("");
}

function jar(): string {
  return path("M-30 0q-30-60 8-110h44q38 50 8 110z", palette.clay, 'opacity=".5"');
}
