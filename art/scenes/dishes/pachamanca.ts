import { stand } from "../../motifs/people/hiker.ts";
import { choclo } from "../../motifs/food/garnish.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { mix, palette } from "../../engine/palette.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { createRandom } from "../../engine/random.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { blob, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";
import { scatter } from "../../motifs/food/stir-fry.ts";
import { townsman } from "../../motifs/people/townsfolk.ts";

const crest: Crest = [
  [-20, 242, 30],
  [110, 242, 92],
  [240, 242, 142],
  [330, 242, 112],
  [440, 242, 172],
  [560, 242, 92],
  [700, 242, 62],
  [820, 242, 162],
  [910, 242, 242],
  [980, 242, 182],
  [1060, 242, 222],
  [1150, 242, 132],
  [1220, 242, 92],
];

/** The earth oven opened: hot stones, meat, potatoes, beans and maize under a column of steam. */
export function pachamanca(sheet: Sheet): string {
  return [back(sheet), ground(sheet), people(sheet), oven(sheet), paperGrain(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2C7890"],
      [0.28, "#9CC9BE"],
      [0.5, "#FBE2A6"],
    ]),
    sun(220, 170, 56, "#FFF3CC", 3, 0.18),
    snowRange(sheet, crest, {
      foot: 420,
      seed: 9,
      snowFrom: 130,
      haze: ["#F8DDA2", 0.35, 0.9],
      from: -20,
      to: 1230,
      least: 400,
    }),
    veil(sheet, 240, 170, "#F8DDA2", 0.85),
    land(ridge({ y: 384, swing: 30, seed: 17, wave: 600, pointed: 0.2 }), palette.coca),
    land(ridge({ y: 412, swing: 14, seed: 8, wave: 500, pointed: 0 }), "#C9A552"),
  ].join("");
}

function ground(sheet: Sheet): string {
  const earth = smooth(
    "-20 440!, 200 428, 420 436, 620 428, 860 436, 1040 426, 1220 440!, 1220 770!, -20 770!",
  );
  return path(earth, "#B9824A") + stipple(sheet, earth, palette.brick, [0, 0, 0.3, 1], 0.9);
}

/** The guests on the far side, looking into the oven. */
function people(sheet: Sheet): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.6, y, wide, wide * 0.13, palette.night, 'opacity=".32"');
  const shovel =
    stroke("M24 30l3 54", palette.bark, 2.6) +
    stroke("M19 30h10", palette.bark, 2.6) +
    path("M21 82h13v12q-7 10-13 0z", palette.bark);
  return [
    shadow(136, 486, 80) +
      place(kneelingWoman(sheet, palette.brick, palette.coca, palette.indigo), 136, 482, 1.55),
    shadow(272, 466, 66) +
      place(kneelingWoman(sheet, palette.bark, palette.terracotta, palette.maize), 272, 462, 1.35),
    shadow(932, 466, 66) +
      place(kneelingWoman(sheet, palette.sand, palette.sun, palette.brick), 932, 462, 1.35),
    shadow(1072, 484, 60) +
      stand(
        townsman({ coat: palette.salt, trousers: palette.indigo, hat: palette.bark }) + shovel,
        1072,
        486,
        236,
      ),
  ].join("");
}

function steam(sheet: Sheet): string {
  const fade = sheet.gradient([
    [0, palette.salt, 0],
    [0.45, palette.salt, 0.5],
    [0.85, palette.salt, 0.62],
    [1, palette.salt, 0],
  ]);
  const plumes = [
    "440 560, 400 480, 420 390, 500 320, 480 230, 410 160, 440 80 .4, 540 140, 590 240, 560 330, 520 410, 540 480, 580 560",
    "560 570, 540 480, 620 400, 640 300, 590 190, 630 90, 700 20 .4, 700 130, 740 220, 740 320, 690 420, 680 490, 720 570",
  ];
  return plumes.map((plume) => path(smooth(plume), fade)).join("");
}

function oven(sheet: Sheet): string {
  const mound = smooth(
    "200 570, 236 520, 320 492, 430 470, 600 460, 780 470, 890 494, 970 524, 1004 572, 960 630, 840 676, 600 694, 360 676, 240 632",
  );
  const pit = smooth(
    "280 570, 330 528, 450 504, 600 498, 760 504, 880 530, 926 572, 880 620, 760 648, 600 656, 440 648, 320 618",
  );
  const parts = [
    ellipse(640, 612, 430, 92, palette.night, 'opacity=".28"'),
    path(mound, "#6B3B25"),
    sheet.clip(
      mound,
      path(
        smooth("190 570, 236 516, 430 466, 600 456!, 560 490, 400 506, 290 540, 256 584, 270 640!, 180 640!"),
        "#A0623B",
      ) + path(smooth("800 700!, 930 640, 950 580, 900 520, 980 500!, 1040 600!, 960 700!"), "#4C281B"),
    ),
    path(pit, "#2A1412"),
    stones(),
    leaves(),
    steam(sheet),
    food(),
  ];
  return place(parts.join(""), 600 - 600 * 1.22, 588 - 570 * 1.22, 1.22);
}

function leaves(): string {
  const random = createRandom(15);
  const ring = Array.from({ length: 30 }, (_, index) => {
    const turn = (index / 30) * 2 * Math.PI;
    const [x, y] = [604 + Math.cos(turn) * 214, 566 + Math.sin(turn) * 46];
    return path(
      leaf(
        x,
        y,
        x + Math.cos(turn) * random(60, 100),
        y + Math.sin(turn) * random(24, 36),
        random(-12, 12),
        17,
      ),
      [palette.moss, palette.coca, palette.leaf][index % 3] ?? palette.coca,
    );
  });
  return ring.join("");
}

function stones(): string {
  const random = createRandom(23);
  const ring = Array.from({ length: 26 }, (_, index) => {
    const turn = (index / 26) * 2 * Math.PI + random(-0.07, 0.07);
    const far = random(0.9, 1.08);
    return [604 + Math.cos(turn) * 296 * far, 574 + Math.sin(turn) * 64 * far] as const;
  }).toSorted((one, other) => one[1] - other[1]);
  const stone = [
    "-40 4, -32 -22, -4 -32, 28 -26, 42 -2, 32 22, 0 28, -30 22",
    "-44 8, -38 -16, -10 -24, 24 -22, 46 -4, 38 20, -4 26, -36 22",
    "-32 10, -30 -20, -8 -34, 22 -28, 34 -4, 30 22, 0 30, -24 26",
  ];
  return ring
    .map(([x, y], index) =>
      place(
        blob(stone[index % 3] ?? "", "#E0632B", 'transform="translate(0 5) scale(1.06)"') +
          blob(stone[index % 3] ?? "", "#3A2B34") +
          blob("-34 2, -28 -16, -4 -24, 20 -20, 10 -6, -10 2, -24 12", "#75646E") +
          blob("-24 -4, -18 -14, -2 -19, 6 -16, -6 -8, -16 0", "#A3929A"),
        x,
        y,
        random(0.75, 1.1),
        random(0.7, 0.95),
        random(-14, 14),
      ),
    )
    .join("");
}

function food(): string {
  return [
    ellipse(604, 566, 246, 60, "#3A2216"),
    scatter([
      [meat(), 494, 510, 1, -8],
      [meat(), 712, 508, 1, 8],
      [choclo(), 600, 486, 0.8, -6],
      [potato("#E3B45A"), 412, 536, 1, -10],
      [potato("#8A3F6E"), 796, 534, 1, 16],
      [humita(), 580, 526, 1, 5],
      [potato("#D98A4A"), 664, 532, 1, 20],
      [potato("#8A3F6E"), 506, 552, 1.05, 12],
      [choclo(), 426, 574, 0.82, 12],
      [humita(), 742, 556, 0.9, -16],
      [meat(), 618, 570, 1.12, -5],
      [choclo(), 786, 588, 0.82, -14],
      [potato("#E3B45A"), 520, 596, 1.1, -14],
      [potato("#8A3F6E"), 700, 606, 1.05, -8],
      [bean(), 446, 612, 0.95, -8],
      [potato("#D98A4A"), 604, 618, 1.1, 8],
      [bean(), 690, 632, 0.95, 10],
      [humita(), 540, 634, 0.85, 8],
    ]),
  ].join("");
}

const potato = (ink: string): string => {
  const dark = mix(ink, palette.night, 0.4);
  return (
    blob(
      "-34 4, -26 -18, 4 -24, 32 -12, 34 10, 8 24, -22 20",
      palette.night,
      'opacity=".4" transform="translate(5 7)"',
    ) +
    blob("-34 4, -26 -18, 4 -24, 32 -12, 34 10, 8 24, -22 20", dark) +
    blob("-32 0, -26 -18, 4 -24, 26 -14, 18 4, -8 14", ink) +
    blob("-22 -6, -16 -15, 2 -18, 4 -10, -10 -4", mix(ink, palette.salt, 0.4)) +
    stroke("M-8-1l5 2M10-7l4 2", dark, 2.5)
  );
};

const meat = (): string =>
  blob(
    "-78 6, -68 -26, -22 -40, 34 -34, 72 -10, 70 20, 24 38, -46 34",
    palette.night,
    'opacity=".45" transform="translate(6 9)"',
  ) +
  blob("-78 6, -68 -26, -22 -40, 34 -34, 72 -10, 70 20, 24 38, -46 34", "#5B2716") +
  blob("-74 0, -66 -26, -22 -40, 30 -34, 50 -14, 6 2, -50 16", "#A9552B") +
  blob("-60 -10, -52 -24, -20 -33, 6 -30, -14 -18, -44 -4", "#D98D4C") +
  stroke("M-30-4l34-16M-6 4l34-14M-44 20q30 10 70 2", "#6E3119", 3.4) +
  path("M62-4l30-14q8-6 13 0 0 7-7 8 6 5 1 11-7 3-11-1l-24 12z", "#F6EAD2");

const humita = (): string =>
  path("M-62-18h112l12 18-12 20h-112l-16-20z", palette.night, 'opacity=".4" transform="translate(6 8)"') +
  path("M-62-18h112l12 18-12 20h-112l-16-20z", "#DCC868") +
  path("M-76 2h138l-12 18h-112z", "#A8923E") +
  stroke("M-26-18v38M18-18v38", palette.bark, 5) +
  stroke("M-56-8h24M-18-8h28M26-8h16", "#F6ECB4", 3.4);

const bean = (): string =>
  blob(
    "-60 4, -22 -14, 32 -14, 66 0, 32 14, -22 16",
    palette.night,
    'opacity=".4" transform="translate(4 6)"',
  ) +
  blob("-60 2, -22 -14, 32 -14, 66 0, 32 12, -22 14", palette.moss) +
  blob("-58 0, -22 -13, 32 -13, 60 -2, 30 2, -20 4", "#6C9A48") +
  [-28, -4, 20, 42].map((at) => ellipse(at, -3, 8, 6, "#A9C463")).join("");
