import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { createNoise, layered } from "../../engine/noise.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { relief, type Seen } from "../../engine/relief.ts";
import { ellipse, path, smooth } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";

const haze = "#F7E4B6";
const morning = [-0.8, -0.3, 0.5] as const;

/** Vinicunca from the ridge across its saddle, walkers strung out along the crest. */
export function rainbowMountain(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#184B76"],
      [0.32, "#5C9DB0"],
      [0.58, haze],
    ]),
    cloudscape(
      sheet,
      [
        [520, 110, 420, 80],
        [1080, 160, 300, 56],
        [110, 150, 300, 60],
      ],
      { light: "#FFF8E6", shade: "#CBD9D6" },
      7,
    ),
    ausangate(sheet),
    mountain(sheet),
    ridgeInFront(sheet),
    paperGrain(sheet),
  ].join("");
}

function ausangate(sheet: Sheet): string {
  const crest: Crest = [
    [-80, 260, 150],
    [40, 260, 240],
    [110, 250, 300],
    [160, 250, 270],
    [240, 240, 370],
    [300, 240, 310],
    [350, 250, 330],
    [450, 260, 200],
    [600, 260, 120],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 50, 220, 6, 1.3)],
      seed: 5,
      slope: 1.25,
      rocks: 38,
      wave: 80,
      spurs: { towards: 240, pull: -0.0014, length: 4 },
    }),
    near: -60,
    depth: 320,
    foot: 560,
    tilt: 0.1,
    grain: 9,
    cast: 0.4,
    light: morning,
    to: 640,
    hidden: 470,
  });
  return peaks(sheet, land, {
    rock: ["#59609A", "#9A94B4"],
    levels: [0.45],
    snow: ["#8FA6CC", "#C6D3E6", "#FFFBF0"],
    snowFrom: 200,
    haze: [haze, 0.35, 0.9],
    least: 200,
    tolerance: 2.4,
  });
}

const summit: Crest = [
  [-140, 120, 70],
  [60, 120, 130],
  [200, 116, 180],
  [340, 112, 220],
  [480, 106, 300],
  [610, 100, 380],
  [720, 96, 460],
  [790, 96, 500],
  [870, 100, 450],
  [970, 108, 370],
  [1090, 116, 340],
  [1300, 120, 270],
];

/** Ink of each bed, and how thick it is. */
const beds = [
  ["#8E3A2A", 60],
  ["#B5482A", 44],
  ["#D2784A", 30],
  ["#E9B24C", 36],
  ["#F0DDB0", 24],
  ["#6E9A86", 40],
  ["#E9D5B0", 20],
  ["#E3A58A", 34],
  ["#B5482A", 46],
  ["#D98A4A", 26],
  ["#E9B24C", 34],
  ["#F4E6C2", 26],
  ["#C79BAE", 40],
  ["#8D6F97", 34],
  ["#E3A58A", 30],
  ["#F0DDB0", 18],
  ["#D2784A", 42],
  ["#8BA67A", 34],
  ["#F0DDB0", 22],
  ["#B5482A", 60],
  ["#7A2C22", 400],
] as const;

function mountain(sheet: Sheet): string {
  const warp = layered(createNoise(77), 2);
  const land = relief({
    heightAt: massif({
      crests: [summit, ...ribs(summit, 120, 300, 11, 0.9)],
      seed: 19,
      slope: 1.15,
      flare: 0.96,
      rocks: 20,
      wave: 130,
    }),
    near: -420,
    depth: 200,
    foot: 640,
    tilt: 0.1,
    grain: 13,
    cast: 0.45,
    light: morning,
    hidden: 660,
  });
  // Tilted beds: how deep a point lies in them depends on all three of its directions.
  const depthOf = ({ x, z, height }: Seen) =>
    x * 0.8 + z * 0.42 - height * 0.06 + 52 * warp(x / 240, z / 190) - 70;
  let top = -60;
  const strata = beds.map(([ink, thick], index) => {
    const from = top;
    top += index === 0 ? thick + 40 : thick;
    return index === 0 ? "" : land.tone(depthOf, from, ink, 2, 200);
  });
  const shade = (level: number) => land.tone(({ light }) => -light, -level, palette.maize, 2, 200);
  const glow = land.tone(({ light }) => light, 0.78, palette.glow, 2.2, 260);
  const printed = sheet.clip(
    land.body,
    [
      path(land.body, beds[0][0]),
      strata.join(""),
      `<g opacity=".3">${shade(0.42)}${shade(0.14)}</g>`,
      `<g opacity=".22">${glow}</g>`,
      path(
        land.body,
        sheet.gradient([
          [0.55, haze, 0],
          [1, haze, 0.6],
        ]),
      ),
    ].join(""),
  );
  return printed + walkers(land.skylineAt);
}

/** People on the crest, so small that only their jackets show. */
function walkers(crestAt: (x: number) => number): string {
  const jackets = [palette.terracotta, palette.sun, palette.indigo, palette.salt, palette.sea];
  const spots = [180, 204, 262, 330, 352, 420, 446, 520, 548, 640, 664, 742, 806];
  return passersBy(
    spots.map((x, index) => [x, crestAt(x) + 1, 21 - index * 0.3, jackets[index % 5] ?? palette.sun]),
    0,
  );
}

function ridgeInFront(sheet: Sheet): string {
  const ridge = smooth(
    "-20 560!, 120 548, 280 570, 430 620, 600 656, 780 650, 960 610, 1100 596, 1230 600!, 1230 780!, -20 780!",
  );
  const trail = smooth(
    "430 780!, 520 720, 500 690, 380 660, 250 620, 130 580, 60 548!, 78 548!, 160 578, 280 610, 420 648, 560 684, 590 720, 520 780!",
  );
  const alpaca = {
    wool: "#F3E3C6",
    shade: "#C99C74",
    far: "#8A6047",
    cloth: palette.indigo,
    trim: palette.terracotta,
  };
  return [
    path(ridge, "#A8442A"),
    path(
      smooth("600 656!, 780 650, 960 610, 1100 596, 1230 600!, 1230 780!, 780 780!, 740 720"),
      palette.brick,
      'opacity=".6"',
    ),
    path(trail, "#E3B483"),
    passersBy([
      [130, 600, 44, palette.terracotta],
      [158, 606, 44, palette.sea],
      [300, 640, 54, palette.coca],
      [470, 688, 66, palette.sun],
    ]),
    ellipse(960, 716, 120, 11, palette.night, 'opacity=".3"'),
    llamaAt(sheet, 900, 716, 236, alpaca),
    ellipse(1070, 726, 50, 7, palette.night, 'opacity=".3"'),
    stand(
      highlander(sheet, { skirt: palette.indigo, shawl: palette.terracotta, bundle: palette.sea }),
      1050,
      728,
      150,
    ),
    ...[
      [60, 700, 40],
      [240, 740, 46],
      [700, 730, 44],
      [1170, 690, 40],
      [640, 690, 28],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, palette.sun)),
  ].join("");
}
