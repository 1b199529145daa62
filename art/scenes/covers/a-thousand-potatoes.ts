import { clodOven, potatoHeap, strayPotatoes } from "../../motifs/food/native-potatoes.ts";
import { andenes } from "../../motifs/land/andenes.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { muleteer } from "../../motifs/people/muleteer.ts";
import { palette } from "../../engine/palette.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { weave } from "../../motifs/objects/textile.ts";

const haze = "#FBDDA8";

/** Harvest above Pisac: the oven of clods is burning, a woman has her potatoes on a cloth, the others dig on. */
export function aThousandPotatoes(sheet: Sheet): string {
  return [
    back(sheet),
    hill(sheet),
    field(sheet),
    smoke(sheet),
    people(sheet),
    front(sheet),
    paperGrain(sheet),
  ].join("");
}

function back(sheet: Sheet): string {
  const crest: Crest = [
    [420, 242, 40],
    [540, 242, 90],
    [650, 242, 140],
    [730, 242, 210],
    [790, 242, 260],
    [860, 242, 190],
    [940, 242, 230],
    [1030, 242, 150],
    [1120, 242, 160],
    [1240, 242, 90],
  ];
  return [
    sky(sheet, [
      [0, "#2B6E93"],
      [0.28, "#9BC7BE"],
      [0.5, haze],
    ]),
    sun(300, 150, 54, "#FFF3CC", 3, 0.18),
    snowRange(sheet, crest, {
      foot: 400,
      seed: 21,
      snowFrom: 120,
      haze: [haze, 0.35, 0.9],
      from: 400,
      to: 1240,
    }),
    veil(sheet, 230, 160, haze, 0.85),
    land(ridge({ y: 372, swing: 40, seed: 11, wave: 560, pointed: 0.3 }), "#9AAE74"),
  ].join("");
}

/** Terraces and the houses of the next village on the left. */
function hill(sheet: Sheet): string {
  const slope = smooth("-20 190!, 60 196, 160 240, 260 300, 360 360, 470 420, 560 470!, -20 560!");
  const walls = andenes(
    "-20 560, 120 540, 300 510, 480 462, 560 470",
    "-20 236, 60 240, 150 268, 210 300",
    {
      wall: sheet.gradient(
        [
          [0, "#E3BC84"],
          [1, "#A87A50"],
        ],
        [0, 0, 1, 0],
      ),
      foot: "#5A4A36",
      grass: sheet.gradient(
        [
          [0, "#B3B45E"],
          [1, "#7E9A50"],
        ],
        [0, 0, 1, 0],
      ),
      joint: "#7A5A42",
      rim: "#F7E4B0",
    },
    { steps: 8, near: 1.2, wall: 0.36, stones: 8, seed: 4, bottom: 600 },
  );
  return [
    path(slope, "#8C9E58"),
    sheet.clip(slope, walls),
    hillTown(
      [
        [560, 404, 200, 17],
        [600, 428, 240, 21],
      ],
      { wall: "#F3DDB4", wallShade: "#B9987C", roof: "#CC7148", roofShade: "#8E4230", dark: "#6A4638" },
      5,
    ),
  ].join("");
}

function field(sheet: Sheet): string {
  const ground = smooth("-20 500!, 180 476, 420 462, 660 466, 900 452, 1220 440!, 1220 770!, -20 770!");
  const furrows = Array.from(
    { length: 21 },
    (_, index) => `M${640 + (index - 10) * 46} 462L${640 + (index - 10) * 200} 780`,
  ).join("");
  const plants = Array.from({ length: 22 }, (_, index) =>
    ichu(
      650 + (index % 11) * 52,
      474 + Math.floor(index / 11) * 26,
      15 + Math.floor(index / 11) * 6,
      "#7E9A48",
      index + 2,
    ),
  ).join("");
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#B98048"],
        [1, "#8A5632"],
      ]),
    ),
    sheet.clip(
      ground,
      stroke(furrows, "#6E4026", 16, 'opacity=".7"') +
        stroke(furrows, "#D9A062", 4, 'transform="translate(-10 0)" opacity=".8"'),
    ),
    plants,
    stipple(sheet, ground, palette.night, [0, 0, 0.4, 1], 0.7, 20),
  ].join("");
}

function smoke(sheet: Sheet): string {
  const fade = sheet.gradient([
    [0, palette.salt, 0],
    [0.5, palette.salt, 0.5],
    [1, palette.salt, 0.7],
  ]);
  const plume =
    "786 470, 770 400, 800 330, 776 250, 800 170, 860 90 .4, 896 160, 870 240, 890 320, 850 400, 850 470";
  return path(smooth(plume), fade);
}

function people(sheet: Sheet): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.6, y, wide, wide * 0.13, palette.night, 'opacity=".36"');
  const hoe = stroke("M19 56l18 40", palette.bark, 3) + path("M33 92l14 2-2 8-12-3z", "#6A7078");
  return [
    shadow(1010, 566, 60) +
      stand(
        highlander(sheet, {
          hat: palette.brick,
          skirt: palette.indigo,
          shawl: palette.sun,
          bundle: palette.sea,
        }),
        1004,
        570,
        168,
      ),
    shadow(1112, 590, 60) + stand(muleteer(sheet, palette.terracotta) + hoe, 1100, 594, 190),
    place(clodOven(), 816, 640, 1.16),
    shadow(350, 656, 130) +
      place(kneelingWoman(sheet, palette.bark, palette.coca, palette.maize), 330, 656, 2.6),
  ].join("");
}

/** The cloth with the harvest on it. */
function front(sheet: Sheet): string {
  const cloth = smooth("60 684!, 230 650, 470 652, 650 690!, 590 716, 520 738!, 160 738!, 100 712");
  return [
    ellipse(380, 722, 320, 24, palette.night, 'opacity=".35"'),
    path(cloth, palette.terracotta),
    sheet.clip(
      cloth,
      weave(40, 648, 640, [
        ["plain", 8, palette.sun],
        ["diamonds", 26, palette.indigo, palette.glow],
        ["plain", 8, palette.sun],
        ["zigzag", 24, palette.brick, palette.sand],
        ["plain", 8, palette.sun],
        ["plain", 30, palette.terracotta],
      ]),
    ),
    place(potatoHeap(340, 5), 366, 694, 1.16),
    strayPotatoes([
      [652, 716],
      [712, 734],
      [52, 732],
      [1010, 720],
      [1130, 738],
    ]),
  ].join("");
}
