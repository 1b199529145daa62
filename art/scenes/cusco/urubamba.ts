import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import { hillTown } from "../../motifs/buildings/hill-town.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { palette } from "../../engine/palette.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { maize } from "../../motifs/plants/plants.ts";
import { poplars } from "../../motifs/plants/poplars.ts";
import { relief } from "../../engine/relief.ts";
import { ellipse, path, smooth, straight } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";
import { valleyFloor } from "../../motifs/land/valley-floor.ts";

const haze = "#FCE3AC";
const morning = [-0.82, -0.25, 0.46] as const;

/** Urubamba between its maize fields, the ice of Chicón above the church. */
export function urubamba(sheet: Sheet): string {
  return [back(sheet), flanks(sheet), valley(sheet), town(), field(sheet), paperGrain(sheet)].join("");
}

function back(sheet: Sheet): string {
  const crest: Crest = [
    [140, 260, 140],
    [260, 250, 210],
    [340, 240, 300],
    [420, 236, 350],
    [490, 230, 440],
    [540, 234, 400],
    [610, 230, 430],
    [690, 240, 330],
    [760, 244, 360],
    [860, 250, 240],
    [980, 260, 180],
    [1120, 270, 120],
  ];
  const ice = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 50, 240, 14, 1.3)],
      seed: 52,
      slope: 1.25,
      rocks: 40,
      wave: 90,
      spurs: { towards: 520, pull: -0.0014, length: 4 },
    }),
    near: -60,
    depth: 330,
    foot: 540,
    tilt: 0.1,
    grain: 9,
    cast: 0.4,
    light: morning,
    from: 60,
    hidden: 440,
  });
  return [
    sky(sheet, [
      [0, "#2A6F8E"],
      [0.28, "#9CC4B4"],
      [0.52, haze],
    ]),
    cloudscape(
      sheet,
      [
        [190, 170, 420, 90],
        [1010, 150, 420, 80],
      ],
      { light: "#FFF4DA", shade: "#DCDDC4" },
      17,
    ),
    peaks(sheet, ice, {
      rock: ["#6A6795", "#B9A2A4"],
      levels: [0.42],
      snow: ["#8FA6CC", "#C6D3E6", "#FFFBF0"],
      snowFrom: 225,
      haze: [haze, 0.4, 0.9],
      least: 220,
      tolerance: 2.6,
    }),
  ].join("");
}

function flanks(sheet: Sheet): string {
  const left: Crest = [
    [-140, 90, 330],
    [30, 90, 280],
    [150, 80, 210],
    [270, 70, 170],
    [380, 60, 90],
    [520, 40, 40],
  ];
  const right: Crest = [
    [660, 40, 40],
    [790, 60, 110],
    [900, 70, 200],
    [1010, 80, 240],
    [1120, 90, 330],
    [1340, 90, 380],
  ];
  const land = relief({
    heightAt: massif({
      crests: [left, right],
      seed: 35,
      slope: 1.05,
      rocks: 40,
      wave: 110,
      spurs: { towards: 620, pull: 0.0011, length: 8 },
    }),
    near: -300,
    depth: 170,
    foot: 476,
    tilt: 0.06,
    grain: 10,
    cast: 0.4,
    light: morning,
  });
  return peaks(sheet, land, {
    rock: ["#44514A", "#7B6B4C", "#B79A5C"],
    levels: [0.24, 0.6],
    haze: [haze, 0.25, 0.75],
    least: 420,
    tolerance: 3.2,
    rising: true,
  });
}

function valley(sheet: Sheet): string {
  return [
    valleyFloor(
      {
        fields: ["#8FAE55", "#B9C162", "#E3BC5C", "#6E9650", "#D6A04E"],
        hedge: "#84A052",
        bank: "#F0DCAA",
        water: "#4C9EA8",
        shade: "#2A7286",
        glint: "#B8DED2",
      },
      {
        back: 468,
        middle: (near) => 700 + 420 * near ** 1.1 + 70 * Math.sin(7 * near) * near,
        half: (near) => 4 + 42 * near ** 1.5,
        rows: 8,
        sides: 5,
        seed: 3,
      },
    ),
    path(
      "M-10 440H1210V560H-10z",
      sheet.gradient([
        [0, haze, 0],
        [0.3, haze, 0.85],
        [1, haze, 0],
      ]),
    ),
  ].join("");
}

function town(): string {
  const inks = {
    wall: "#F6E6C0",
    wallShade: "#C9A27A",
    roof: palette.terracotta,
    roofShade: palette.brick,
    dark: palette.bark,
  };
  const tower = (x: number, y: number) =>
    [
      path(`M${x} ${y}v-74h26v74z`, "#FBF1DA"),
      path(`M${x + 26} ${y}v-74h15v74z`, "#BFA084"),
      path(`M${x - 3} ${y - 74}h29v-5h-29z`, "#E3CFA6") + path(`M${x + 26} ${y - 74}h18v-5h-18z`, "#A2836A"),
      path(`M${x + 8} ${y - 54}v-8q5-8 10 0v8z`, palette.bark),
      path(
        straight([
          [x - 3, y - 79],
          [x + 13, y - 104],
          [x + 26, y - 79],
        ]),
        palette.terracotta,
      ),
      path(
        straight([
          [x + 13, y - 104],
          [x + 26, y - 79],
          [x + 44, y - 79],
        ]),
        palette.brick,
      ),
      path(`M${x + 12} ${y - 104}v-14h-4v-3h4v-5h3v5h4v3h-4v14z`, palette.bark),
    ].join("");
  return [
    poplars(
      [
        [392, 528, 74],
        [416, 532, 84],
        [442, 530, 70],
        [726, 528, 66],
        [748, 532, 76],
      ],
      "#6F9A4E",
      "#2B5343",
      "#2C4E3C",
    ),
    hillTown([[470, 530, 200, 20]], inks, 8),
    tower(566, 546),
    hillTown(
      [
        [440, 556, 110, 23],
        [618, 556, 100, 23],
        [456, 580, 230, 26],
      ],
      inks,
      11,
    ),
  ].join("");
}

function field(sheet: Sheet): string {
  const left: readonly (readonly [number, number, number])[] = [
    [236, 750, 150],
    [168, 756, 180],
    [96, 764, 214],
    [20, 772, 246],
  ];
  const right: readonly (readonly [number, number, number])[] = [
    [964, 752, 144],
    [1034, 758, 176],
    [1110, 766, 210],
    [1190, 774, 240],
  ];
  return [
    path(smooth("-20 610!, 120 620, 280 668, 420 728, 520 780!, -20 780!"), "#3A5F40"),
    path(smooth("1220 616!, 1100 632, 960 676, 840 730, 760 780!, 1220 780!"), "#2F5038"),
    path(smooth("420 728!, 560 700, 700 702, 840 730!, 900 780!, 380 780!"), "#C9A25C"),
    [...left, ...right].map((plant) => maize(...plant)).join(""),
    ellipse(640, 742, 90, 7, palette.night, 'opacity=".35"'),
    stand(highlander(sheet, { skirt: palette.maize, shawl: palette.terracotta }), 560, 742, 116),
    llamaAt(sheet, 656, 744, 118, { wool: palette.salt, shade: palette.rose, far: "#B38474" }, true),
  ].join("");
}
