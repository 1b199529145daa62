import { andenes } from "../../motifs/land/andenes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { basket } from "../../motifs/objects/market.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import { ruinRow } from "../../motifs/inca/ruins.ts";
import { ellipse, path, place, rect, smooth, straight } from "../../engine/shapes.ts";
import type { Sheet, Stop } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";

const morning = [-0.8, -0.3, 0.48] as const;

/** Pisac: the terraces that fold round the mountain under the old town, and the market at its foot. */
export function pisac(sheet: Sheet): string {
  return [
    back(sheet),
    mountain(sheet),
    terraces(sheet),
    town(),
    market(),
    people(sheet),
    paperGrain(sheet),
  ].join("");
}

function back(sheet: Sheet): string {
  const crest: Crest = [
    [-120, 200, 300],
    [60, 200, 370],
    [180, 200, 300],
    [330, 200, 220],
    [700, 200, 200],
    [880, 200, 290],
    [1010, 190, 400],
    [1100, 200, 330],
    [1300, 200, 440],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest],
      seed: 31,
      slope: 1.1,
      rocks: 42,
      wave: 120,
      spurs: { towards: 580, pull: 0.0009, length: 8 },
    }),
    near: -60,
    depth: 260,
    foot: 640,
    tilt: 0.1,
    grain: 12,
    cast: 0.4,
    light: morning,
    hidden: 590,
  });
  return [
    sky(sheet, [
      [0, "#2E7C86"],
      [0.35, "#A9CDB4"],
      [0.62, "#F8DFA2"],
    ]),
    cloudscape(
      sheet,
      [
        [300, 190, 380, 80],
        [930, 150, 520, 90],
      ],
      { light: "#FFF6E0", shade: "#DCE0CB" },
      14,
    ),
    peaks(sheet, land, {
      rock: ["#5F7F80", "#86A08C", "#B7BC94"],
      levels: [0.25, 0.6],
      haze: ["#F8DFA2", 0.2, 0.9],
      least: 900,
      tolerance: 2.4,
    }),
  ].join("");
}

function mountain(sheet: Sheet): string {
  const crest: Crest = [
    [120, 60, 60],
    [260, 60, 170],
    [360, 80, 290],
    [450, 100, 330],
    [540, 110, 450],
    [610, 120, 520],
    [680, 110, 430],
    [800, 100, 400],
    [900, 90, 300],
    [1040, 70, 200],
    [1300, 40, 60],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 64, 200, 8, 1.8)],
      seed: 7,
      slope: 1.7,
      rocks: 40,
      wave: 90,
      spurs: { towards: 610, pull: -0.002, length: 6 },
    }),
    near: -140,
    depth: 160,
    foot: 640,
    tilt: 0.08,
    grain: 9,
    cast: 0.45,
    light: morning,
    from: 60,
    hidden: 600,
  });
  return peaks(sheet, land, {
    rock: ["#46544A", "#7A8452", "#BBAE68"],
    levels: [0.2, 0.56],
    least: 900,
    tolerance: 2.8,
  });
}

/** A flight of terraces: its outline, the edges of its lowest and highest terrace, and their number. */
type Flight = readonly [edge: string, lowest: string, highest: string, steps: number];

const flights: readonly Flight[] = [
  [
    "432 408!, 450 384!, 510 366, 570 361, 630 366, 690 386!, 700 404, 728 418, 726 436, 640 428, 560 424, 480 430, 404 446!, 414 424",
    "400 446 0, 480 428, 560 420, 640 426, 740 446",
    "450 384 0, 510 366, 570 361, 630 366, 690 386",
    4,
  ],
  [
    "262 512!, 300 486, 350 472!, 376 486!, 372 520, 350 552, 344 590, 310 660!, 120 660!, 170 610, 176 580, 226 552, 230 530",
    "110 680 0, 190 636, 270 620, 360 632",
    "250 508 0, 300 484, 340 474, 390 478",
    6,
  ],
  [
    "396 490!, 420 472!, 520 448, 620 442, 700 452, 770 478!, 774 506, 818 530, 822 566, 870 592, 880 620, 940 660!, 350 660!, 372 600, 366 570, 396 540, 388 516",
    "320 690 0, 480 650, 640 640, 780 652, 950 694",
    "400 478 0, 520 448, 620 442, 700 452, 780 484",
    7,
  ],
  [
    "812 486!, 850 470, 900 474, 944 500!, 952 530, 1000 556, 1010 590, 1080 660!, 966 660!, 916 610, 906 584, 860 560, 850 526, 812 506",
    "860 680 0, 950 640, 1040 640, 1130 684",
    "790 494 0, 850 470, 900 474, 960 506",
    6,
  ],
];

/** Each flight follows its own shoulder of the mountain: lit where it faces the sun on the left, dark behind the shoulder. */
function terraces(sheet: Sheet): string {
  const shade: readonly Stop[] = [
    [0, "#E6C083"],
    [0.5, "#CFA068"],
    [0.72, "#8B644C"],
    [1, "#5A4644"],
  ];
  const green: readonly Stop[] = [
    [0, "#BECB68"],
    [0.5, "#93B156"],
    [0.74, "#527B48"],
    [1, "#34573F"],
  ];
  const inks = {
    wall: sheet.gradient(shade, [0, 0, 1, 0]),
    foot: "#3F4038",
    grass: sheet.gradient(green, [0, 0, 1, 0]),
    joint: "#6F5146",
    rim: "#F1DFA6",
  };
  return flights
    .map(([edge, lowest, highest, steps], index) => {
      const outline = smooth(edge);
      const walls = andenes(lowest, highest, inks, {
        steps,
        near: 1.1,
        wall: 0.5,
        stones: 2,
        seed: index + 9,
      });
      const dusk = index === flights.length - 1 ? path(outline, "#26304A", 'opacity=".35"') : "";
      return place(path(outline, "#2C3A30", 'opacity=".55"'), 11, 4) + sheet.clip(outline, walls + dusk);
    })
    .join("");
}

function town(): string {
  const inks = { lit: "#F3DFB0", wall: "#E3C48F", shade: "#A27A5C", dark: "#4B3A38" };
  // The rounded wall round the sun stone, and the quarter that steps down from it.
  return [
    ruinRow(444, 330, 106, 15, inks, 3),
    path("M548 346l6 -50q32 -14 66 0l8 50z", inks.wall),
    path("M598 287q12 2 22 9l8 50h-26z", inks.shade),
    path("M552 300l1 -7q34 -14 68 0l1 7q-36 -14 -70 0z", inks.lit),
    path("M577 349l2 -27h15l2 27q-10 1 -19 0z", inks.dark),
    ruinRow(626, 350, 60, 17, inks, 8),
    ruinRow(462, 354, 90, 22, inks, 5),
    ruinRow(486, 378, 176, 27, inks, 12),
  ].join("");
}

/** A market roof: a low tent of cloth on poles, the middle of its front eave at `x`, `y`. */
function tent(x: number, y: number, wide: number, lit: string, shade: string): string {
  const [half, tall] = [wide / 2, wide * 0.3];
  return [
    rect(x - half * 0.9, y, wide * 0.9, wide * 0.3, "#3A2A2C"),
    path(`M${x - half} ${y}l${half * 0.85} ${-tall} ${half * 0.45} ${tall * 1.18}z`, lit),
    path(`M${x - half * 0.15} ${y - tall}l${half * 1.15} ${tall} ${-half * 0.7} ${tall * 0.18}z`, shade),
    path(
      `M${x - half} ${y}l${half * 1.3} ${tall * 0.18} ${half * 0.7} ${-tall * 0.18}v${wide * 0.05}l${-half * 0.7} ${tall * 0.18} ${-half * 1.3} ${-tall * 0.18}z`,
      palette.night,
      'opacity=".35"',
    ),
  ].join("");
}

const white = ["#F8EDD6", "#B9A58C"] as const;
const rust = ["#CF6F45", "#86392A"] as const;
const blue = ["#3F8A93", "#1F566A"] as const;
const gold = ["#E9AF4C", "#A96B2C"] as const;

/** The market street between two rows of roofs, opening to the mountain. */
type Tent = readonly [x: number, y: number, wide: number, lit: string, shade: string];

function market(): string {
  const far: readonly Tent[] = [
    [-10, 626, 120, ...rust],
    [104, 622, 112, ...white],
    [214, 628, 116, ...gold],
    [330, 622, 108, ...white],
    [432, 628, 108, ...blue],
    [538, 624, 100, ...white],
    [690, 624, 104, ...rust],
    [800, 628, 112, ...white],
    [912, 622, 112, ...blue],
    [1024, 628, 116, ...white],
    [1140, 622, 120, ...gold],
  ];
  const near: readonly Tent[] = [
    [300, 684, 200, ...blue],
    [110, 704, 280, ...white],
    [-90, 730, 330, ...rust],
    [900, 684, 200, ...white],
    [1084, 704, 270, ...rust],
    [1280, 730, 320, ...blue],
  ];
  return [
    path(smooth("-20 600!, 300 610, 700 614, 1220 604!, 1220 770!, -20 770!"), "#8C7A50"),
    far.map((one) => tent(...one)).join(""),
    path(straight("-20 655, 1220 655, 1220 770, -20 770"), "#E3BB80"),
    path(straight("430 655, 780 655, 1220 760, 1220 655, -20 655, -20 760"), "#B98D5C"),
    near.map((one) => tent(...one)).join(""),
  ].join("");
}

function people(sheet: Sheet): string {
  return [
    passersBy([
      [490, 676, 44, palette.sun, palette.maize],
      [640, 680, 46, palette.terracotta, palette.moss],
      [744, 676, 44, palette.sea],
      [452, 712, 62, palette.coca, palette.brick],
      [762, 716, 66, palette.terracotta],
      [700, 702, 58, palette.clay, palette.indigo],
    ]),
    ellipse(598, 744, 66, 6, palette.night, 'opacity=".3"'),
    place(basket([palette.maize, palette.terracotta, palette.sun], 4), 652, 746, 0.56),
    stand(highlander(sheet, {}), 566, 746, 112),
  ].join("");
}
