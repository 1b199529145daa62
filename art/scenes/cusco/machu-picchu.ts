import { andenes } from "../../motifs/land/andenes.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { paperGrain } from "../../engine/grain.ts";
import { incaCity } from "../../motifs/inca/inca-city.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import { ellipse, path, place, smooth } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, rays, sky, veil } from "../../motifs/sky/sky.ts";
import { thatchedHouse } from "../../motifs/inca/thatched-house.ts";

const haze = "#F9E4B6";
const cloudInk = "#FFF8E6";
const morning = [-0.8, -0.3, 0.5] as const;

/** The old city from the guardians' house while the morning mist still hangs in the gorge. */
export function machuPicchu(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#1F6078"],
      [0.3, "#83B3A8"],
      [0.55, haze],
    ]),
    rays(-60, 20, 1500, 26, "#FFF3CF", 0.1),
    mountains(sheet),
    veil(sheet, 400, 150, haze),
    cloudscape(
      sheet,
      [
        [1060, 520, 620, 170],
        [330, 530, 560, 150],
        [1140, 640, 560, 130],
        [420, 650, 420, 110],
      ],
      { light: cloudInk },
      5,
    ),
    incaCity(sheet),
    mist(sheet, 415, 170, haze, 0.32),
    cloudscape(sheet, [[1160, 815, 560, 250]], { light: cloudInk }, 3),
    overlook(sheet),
    paperGrain(sheet),
  ].join("");
}

function mountains(sheet: Sheet): string {
  const far: Crest = [
    [-100, 200, 420],
    [70, 200, 480],
    [160, 200, 370],
    [300, 200, 200],
    [460, 200, 100],
    [820, 200, 120],
    [960, 200, 260],
    [1090, 200, 370],
    [1180, 200, 300],
    [1320, 200, 420],
  ];
  const huayna: Crest = [
    [360, 130, 20],
    [430, 130, 150],
    [462, 120, 232],
    [486, 116, 252],
    [520, 112, 170],
    [548, 108, 220],
    [586, 96, 360],
    [616, 90, 452],
    [640, 88, 492],
    [668, 88, 500],
    [694, 90, 452],
    [724, 94, 350],
    [766, 104, 260],
    [820, 116, 150],
    [900, 126, 50],
    [960, 130, 10],
  ];
  const farLand = relief({
    heightAt: massif({
      crests: [far],
      seed: 23,
      slope: 1.5,
      rocks: 52,
      wave: 110,
      spurs: { towards: 640, pull: 0.0009, length: 8 },
    }),
    near: -60,
    depth: 260,
    foot: 600,
    tilt: 0.1,
    grain: 12,
    cast: 0.3,
    light: morning,
    hidden: 480,
  });
  const nearLand = relief({
    heightAt: massif({
      crests: [huayna, ...ribs(huayna, 34, 150, 9, 2.8)],
      seed: 12,
      slope: 3,
      flare: 0.84,
      rocks: 44,
      wave: 56,
    }),
    near: -140,
    depth: 220,
    foot: 600,
    tilt: 0.1,
    grain: 7,
    cast: 0.5,
    light: morning,
    from: 300,
    to: 1000,
    hidden: 560,
  });
  return [
    peaks(sheet, farLand, {
      rock: ["#4F7F83", "#86AC9C"],
      levels: [0.4],
      haze: [haze, 0.05, 0.95],
      least: 360,
      tolerance: 3,
    }),
    peaks(sheet, nearLand, {
      rock: ["#1B4650", "#2D6A5E", "#5F9359", "#B5C368"],
      levels: [0.12, 0.42, 0.72],
      haze: [haze, 0.45, 0.95],
      least: 130,
      tolerance: 2,
    }),
  ].join("");
}

function overlook(sheet: Sheet): string {
  const edge = smooth("-20 476!, 90 470, 190 484, 280 526, 360 590, 440 676, 520 770!, -20 770!");
  const walls = andenes(
    "-20 830 0, 120 830, 300 840, 440 852, 600 870",
    "-20 510 0, 90 508, 200 528, 290 570, 380 634",
    {
      wall: sheet.gradient(
        [
          [0, "#D9B078"],
          [1, "#9C7350"],
        ],
        [0, 0, 1, 0],
      ),
      foot: "#343B33",
      grass: sheet.gradient(
        [
          [0, "#8DA94F"],
          [1, "#4F7A45"],
        ],
        [0, 0, 1, 0],
      ),
      joint: "#6F5140",
      rim: "#F3E2AE",
    },
    { steps: 6, near: 1.2, wall: 0.42, stones: 5, seed: 7, bottom: 880 },
  );
  const hut = {
    wall: "#D9BE92",
    wallShade: "#94734F",
    thatch: "#D6AE63",
    thatchShade: "#94682F",
    dark: "#3A2B28",
  };
  return [
    place(thatchedHouse(sheet, hut), 56, 484, 0.95),
    sheet.clip(edge, path(edge, "#A9BD58") + walls),
    ellipse(290, 566, 60, 7, palette.night, 'opacity=".35"'),
    llamaAt(sheet, 262, 566, 136, { wool: palette.salt, shade: "#DDB89C", far: "#A98672" }, true),
    passersBy([
      [410, 706, 66, palette.terracotta],
      [444, 716, 62, palette.indigo],
    ]),
  ].join("");
}
