import { andenes } from "../../motifs/land/andenes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { condor } from "../../motifs/animals/condor.ts";
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
import { ellipse, path, smooth } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky } from "../../motifs/sky/sky.ts";
import { valleyFloor } from "../../motifs/land/valley-floor.ts";

const haze = "#FBE3AE";
const morning = [-0.82, -0.28, 0.48] as const;

/** The Urubamba winding between its fields, a snow peak at the end of the valley. */
export function sacredValley(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#1F6283"],
      [0.3, "#86B9B4"],
      [0.56, haze],
    ]),
    cloudscape(
      sheet,
      [
        [250, 160, 420, 90],
        [950, 116, 460, 74],
      ],
      { light: "#FFF6E2", shade: "#D9DFCF" },
      21,
    ),
    peak(sheet),
    spur(sheet, farLeft, 1),
    spur(sheet, farRight, 0.75),
    path(
      "M-10 330H1210V450H-10z",
      sheet.gradient([
        [0, haze, 0],
        [0.85, haze],
      ]),
    ),
    valley(sheet),
    spur(sheet, nearLeft, 0.25),
    shoulder(sheet),
    condor(850, 236, 96, palette.indigo, palette.salt, -8),
    paperGrain(sheet),
  ].join("");
}

function peak(sheet: Sheet): string {
  const crest: Crest = [
    [330, 260, 120],
    [440, 250, 200],
    [520, 240, 300],
    [600, 240, 420],
    [655, 250, 330],
    [720, 240, 360],
    [800, 260, 240],
    [900, 270, 150],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 50, 220, 3, 1.3)],
      seed: 10,
      slope: 1.3,
      rocks: 36,
      wave: 80,
      spurs: { towards: 600, pull: -0.0014, length: 4 },
    }),
    near: -40,
    depth: 300,
    foot: 540,
    tilt: 0.1,
    grain: 9,
    cast: 0.4,
    light: morning,
    from: 280,
    to: 940,
    hidden: 420,
  });
  return peaks(sheet, land, {
    rock: ["#5E6797", "#9590AE", "#C9B3A8"],
    levels: [0.25, 0.6],
    snow: ["#8FA6CC", "#C6D3E6", "#FFFBF0"],
    snowFrom: 200,
    haze: [haze, 0.35, 0.95],
    least: 150,
    tolerance: 2.2,
  });
}

type Spur = { crest: Crest; rock: readonly [string, ...string[]]; seed: number; foot: number };

const farLeft: Spur = {
  crest: [
    [-60, 140, 300],
    [80, 130, 270],
    [200, 110, 190],
    [330, 90, 120],
    [480, 60, 50],
    [580, 40, 5],
  ],
  rock: ["#5F817D", "#A3AE88"],
  seed: 3,
  foot: 500,
};

const farRight: Spur = {
  crest: [
    [660, 40, 5],
    [760, 70, 80],
    [880, 100, 180],
    [1000, 130, 250],
    [1110, 150, 330],
    [1300, 150, 380],
  ],
  rock: ["#557A70", "#A5AC78"],
  seed: 8,
  foot: 510,
};

const nearLeft: Spur = {
  crest: [
    [-120, 60, 400],
    [20, 60, 330],
    [100, 50, 240],
    [200, 20, 150],
    [310, -10, 60],
    [390, -40, 4],
  ],
  rock: ["#2C4E4A", "#4C7152", "#86974F", "#BDB763"],
  seed: 14,
  foot: 590,
};

/** A mountain that comes into the valley from a side. */
function spur(sheet: Sheet, { crest, rock, seed, foot }: Spur, strength: number): string {
  const land = relief({
    heightAt: massif({
      crests: [crest],
      seed,
      slope: 1.05,
      rocks: 42,
      wave: 110,
      spurs: { towards: 620, pull: 0.0011, length: 8 },
    }),
    near: rock.length > 3 ? -330 : -170,
    depth: 200,
    foot,
    tilt: 0.1,
    grain: 11,
    cast: 0.4,
    light: morning,
    from: Math.max(-12, (crest[0]?.[0] ?? 0) - 60),
    to: Math.min(1212, (crest.at(-1)?.[0] ?? 0) + 90),
    hidden: rock.length > 3 ? undefined : 446,
  });
  return peaks(sheet, land, {
    rock,
    levels: rock.length > 3 ? [0.15, 0.42, 0.7] : [0.63],
    haze: [haze, 0.1, strength],
    rising: rock.length > 3,
    least: 360,
    tolerance: 2.6,
  });
}

const middle = (near: number) => 624 + 215 * near * Math.sin(9.5 * near ** 0.8 + 1.2);

function valley(sheet: Sheet): string {
  const floor = valleyFloor(
    {
      fields: ["#8FAE55", "#B4BF5F", "#E0B854", "#6E9650", "#D9A04C", "#A5B95C"],
      hedge: "#7C9A50",
      bank: "#F0DCAA",
      water: "#3E93A0",
      shade: "#22697F",
      glint: "#A8D5CC",
    },
    { back: 440, middle, half: (near) => 3 + 62 * near ** 1.9, rows: 10, sides: 4, seed: 6 },
  );
  const town = hillTown(
    [
      [500, 548, 120, 16],
      [476, 568, 160, 19],
      [500, 592, 120, 22],
    ],
    {
      wall: "#F4E2BA",
      wallShade: "#C79F78",
      roof: palette.terracotta,
      roofShade: palette.brick,
      dark: palette.bark,
    },
    4,
  );
  return [
    floor,
    path(
      "M-10 436H1210V600H-10z",
      sheet.gradient([
        [0, haze],
        [0.25, haze, 0.8],
        [1, haze, 0],
      ]),
    ),
    town,
    poplars(
      [
        [514, 524, 30],
        [530, 526, 34],
        [905, 560, 46],
        [930, 566, 50],
        [862, 556, 42],
        [652, 590, 60],
        [680, 596, 66],
        [440, 598, 62],
        [830, 640, 74],
        [868, 650, 80],
      ],
      "#6F9A4E",
      "#2B5343",
      "#2C4E3C",
    ),
  ].join("");
}

/** The terraced slope on the right that we look down from, and those who look with us. */
function shoulder(sheet: Sheet): string {
  const edge = smooth("1220 396!, 1130 452, 1066 510, 1000 548, 950 610, 896 660, 850 770!, 1220 770!");
  const walls = andenes(
    "760 800 0, 900 786, 1010 770, 1120 752, 1240 730",
    "1010 500 0, 1060 488, 1110 470, 1170 444, 1240 404",
    {
      wall: "#C99B64",
      foot: "#3B3A3A",
      grass: sheet.gradient([
        [0, "#A9BF5F"],
        [1, "#7C9F4F"],
      ]),
      joint: "#7A5A46",
      rim: "#F3E0A8",
    },
    { steps: 7, near: 1.2, wall: 0.4, stones: 3, seed: 2, bottom: 820 },
  );
  return [
    sheet.clip(edge, walls),
    path(smooth("-20 596!, 100 600, 220 650, 330 716, 410 770!, -20 770!"), "#35573F"),
    path(
      smooth("-20 596!, 100 600, 220 650, 330 716, 410 770!, 366 770!, 290 722, 196 670, 84 622, -20 616!"),
      "#B9BF5F",
    ),
    ellipse(250, 716, 66, 7, palette.night, 'opacity=".35"'),
    stand(highlander(sheet, { skirt: palette.maize, shawl: palette.sun }), 190, 716, 112),
    maize(40, 760, 150),
    maize(98, 768, 130),
    maize(316, 774, 90),
    llamaAt(sheet, 1150, 548, 84, { wool: "#9A6A4A", shade: "#6F4636", far: "#54332C" }),
    llamaAt(sheet, 1064, 636, 104, { wool: palette.salt, shade: palette.rose, far: "#B38474" }),
  ].join("");
}
