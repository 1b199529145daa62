import { andenes } from "../andenes.ts";
import { cloudscape } from "../cloudscape.ts";
import { highlander, stand } from "../figure.ts";
import { print } from "../grain.ts";
import { type Crest, massif, ribs } from "../massif.ts";
import { basket } from "../market.ts";
import { palette } from "../palette.ts";
import { passers } from "../passers.ts";
import { peaks } from "../peaks.ts";
import { relief } from "../relief.ts";
import { ruinRow } from "../ruins.ts";
import { ellipse, path, place, rect, smooth, straight } from "../shapes.ts";
import type { Sheet, Stop } from "../sheet.ts";
import { sky } from "../sky.ts";

const morning = [-0.8, -0.3, 0.48] as const;

/** Pisac: the terraces that fold round the mountain under the old town, and the market at its foot. */
export function pisac(sheet: Sheet): string {
  return [back(sheet), mountain(sheet), fold(sheet), town(), market(), people(sheet), print(sheet)].join("");
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
      crests: [crest, ...ribs(crest, 80, 200, 3, 1.2)],
      seed: 31,
      slope: 1.1,
      rocks: 30,
      wave: 90,
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
      least: 380,
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
      seed: 6,
      slope: 1.7,
      rocks: 40,
      wave: 70,
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
    rock: ["#3F4A45", "#5F6F4C", "#8C8F55", "#BBAE68"],
    levels: [0.12, 0.4, 0.68],
    least: 220,
    tolerance: 2.5,
  });
}

/** The terraces: in the sun on the left of the fold, in its own shadow on the right. */
function fold(sheet: Sheet): string {
  const shade: readonly Stop[] = [
    [0, "#E6C083"],
    [0.4, "#D0A269"],
    [0.52, "#8B644C"],
    [1, "#5A4644"],
  ];
  const green: readonly Stop[] = [
    [0, "#B9C765"],
    [0.42, "#90AF54"],
    [0.54, "#527B48"],
    [1, "#34573F"],
  ];
  const edge = smooth(
    "436 336!, 520 362, 604 388, 690 372, 790 330!, 846 372, 858 420, 910 470, 930 520, 1010 570, 1090 650!, 150 650!, 214 590, 226 556, 290 500, 304 466, 362 410, 376 376",
  );
  const walls = andenes(
    "90 628 0, 300 648, 470 660, 610 676, 760 664, 940 648, 1180 622",
    "362 324 0, 470 352, 540 372, 604 388, 670 376, 740 352, 862 306",
    {
      wall: sheet.gradient(shade, [0, 0, 1, 0]),
      foot: "#3B3A3A",
      grass: sheet.gradient(green, [0, 0, 1, 0]),
      joint: "#6F5146",
      rim: "#F1DFA6",
    },
    { steps: 12, near: 1.1, wall: 0.45, stones: 4, seed: 9 },
  );
  return sheet.clip(edge, walls);
}

function town(): string {
  const inks = { lit: "#F3DFB0", wall: "#E3C48F", shade: "#A27A5C", dark: "#4B3A38" };
  return (
    ruinRow(474, 318, 84, 17, inks, 3) +
    ruinRow(496, 340, 124, 19, inks, 5) +
    ruinRow(548, 364, 110, 21, inks, 9)
  );
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
    passers([
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
