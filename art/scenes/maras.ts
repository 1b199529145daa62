import { cloudscape } from "../cloudscape.ts";
import { highlander, stand } from "../figure.ts";
import { print } from "../grain.ts";
import { type Crest, massif, ribs } from "../massif.ts";
import { palette } from "../palette.ts";
import { passers } from "../passers.ts";
import { peaks } from "../peaks.ts";
import { relief } from "../relief.ts";
import { saltPans } from "../salt-pans.ts";
import { ellipse, path, place, smooth } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky } from "../sky.ts";

const haze = "#FBE0A8";
const noon = [-0.8, -0.3, 0.5] as const;

/** The salt ponds of Maras stepping down their ravine between red hills, the ice of the Urubamba range behind. */
export function maras(sheet: Sheet): string {
  return [back(sheet), hills(sheet), ponds(sheet), people(sheet), print(sheet)].join("");
}

function back(sheet: Sheet): string {
  const crest: Crest = [
    [-100, 260, 90],
    [120, 260, 150],
    [260, 250, 120],
    [420, 250, 210],
    [520, 240, 300],
    [600, 240, 250],
    [690, 240, 330],
    [790, 250, 210],
    [930, 250, 260],
    [1060, 260, 150],
    [1300, 260, 110],
  ];
  const ice = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 56, 200, 13, 1.2)],
      seed: 17,
      slope: 1.15,
      rocks: 30,
      wave: 70,
    }),
    near: -40,
    depth: 320,
    foot: 440,
    tilt: 0.1,
    grain: 9,
    cast: 0.35,
    light: noon,
    hidden: 312,
  });
  return [
    sky(sheet, [
      [0, "#23708C"],
      [0.25, "#8ABFB6"],
      [0.46, haze],
    ]),
    cloudscape(
      sheet,
      [
        [240, 120, 420, 90],
        [1000, 96, 380, 60],
      ],
      { light: "#FFF6E0", shade: "#DDE0CB" },
      33,
    ),
    peaks(sheet, ice, {
      rock: ["#6F6C98", "#A294AC"],
      levels: [0.45],
      snow: ["#93A9CE", "#C8D5E6", "#FFFBF0"],
      snowFrom: 150,
      haze: [haze, 0.3, 1],
      least: 180,
      tolerance: 2.4,
    }),
  ].join("");
}

function hills(sheet: Sheet): string {
  const left: Crest = [
    [-140, 120, 260],
    [40, 120, 230],
    [180, 110, 170],
    [330, 100, 120],
    [470, 90, 80],
    [600, 80, 60],
  ];
  const right: Crest = [
    [600, 80, 60],
    [720, 90, 90],
    [860, 100, 150],
    [980, 110, 170],
    [1100, 120, 250],
    [1340, 120, 300],
  ];
  const land = relief({
    heightAt: massif({
      crests: [left, right, ...ribs(left, 90, 260, 6, 0.8), ...ribs(right, 90, 260, 9, 0.9)],
      seed: 27,
      slope: 0.8,
      rocks: 26,
      wave: 110,
    }),
    near: -640,
    depth: 200,
    foot: 420,
    tilt: 0.55,
    grain: 14,
    cast: 0.4,
    light: noon,
  });
  return peaks(sheet, land, {
    rock: ["#6B2A24", "#96402D", "#BF6038", "#D98A52"],
    levels: [0.14, 0.4, 0.66],
    least: 620,
    tolerance: 3.6,
  });
}

const rim =
  "664 372, 700 360 .5, 770 358 .5, 812 378, 838 420, 910 456, 944 520, 1040 566, 1080 640, 1180 690, 1230 790!, -30 790!, -30 742!, 60 694, 160 660, 220 590, 340 552, 400 500, 500 470, 570 424, 630 402";

function ponds(sheet: Sheet): string {
  const pans = saltPans(
    "440 420, 610 376, 670 362, 720 366, 760 358, 820 372, 900 396",
    "-460 900, 60 850, 360 780, 600 800, 820 770, 1080 830, 1420 870",
    {
      pools: ["#FFFDF6", "#F3E6D2", "#FFFDF6", "#DCE8E5", "#EFD3BC", "#B5D0D0", "#D9A888"],
      crust: "#FFF8EA",
      dam: "#D8C0A2",
      wall: "#C08F68",
      foot: "#8A5A45",
    },
    { rows: 14, cells: 12, seed: 5 },
  );
  const shade = smooth(
    "770 340!, 838 420, 910 456, 944 520, 1040 566, 1080 640, 1180 690, 1230 790!, 960 790!, 1000 720, 930 660, 900 590, 830 540, 806 470, 740 420",
  );
  return (
    place(path(smooth(rim), "#6B2A24"), -6, -7, 1.014, 1.01) +
    sheet.clip(smooth(rim), pans + path(shade, "#4A4A78", 'opacity=".32"'))
  );
}

function people(sheet: Sheet): string {
  return [
    passers([
      [700, 448, 30, palette.sun, palette.indigo],
      [590, 506, 40, palette.coca, palette.brick],
      [740, 560, 50, palette.terracotta, palette.maize],
    ]),
    ellipse(440, 706, 66, 7, palette.night, 'opacity=".3"'),
    stand(highlander(sheet, {}), 410, 706, 128),
  ].join("");
}
