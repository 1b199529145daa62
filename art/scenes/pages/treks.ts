import { condor } from "../../motifs/animals/condor.ts";
import { cairn } from "../../motifs/land/cairn.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { type Crest, massif, ribs } from "../../motifs/land/massif.ts";
import { muleAt } from "../../motifs/animals/mule.ts";
import { muleteer } from "../../motifs/people/muleteer.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { relief } from "../../engine/relief.ts";
import { roadBed, type Way } from "../../motifs/land/road.ts";
import { blob, ellipse, path, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, rays, sky } from "../../motifs/sky/sky.ts";

const haze = "#F7DDB0";
const morning = [-0.82, -0.25, 0.48] as const;

/** Up to the pass before the ice of Salkantay, the mule with the bags among the walkers. */
export function treks(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#1D4C80"],
      [0.3, "#6FA6BE"],
      [0.6, haze],
    ]),
    rays(-40, -20, 1500, 26, "#FFF3CF", 0.1),
    cloudscape(
      sheet,
      [
        [190, 150, 330, 64],
        [1090, 110, 300, 56],
      ],
      { light: "#FFF8E8", shade: "#D3DCD8" },
      21,
    ),
    salkantay(sheet),
    mist(sheet, 390, 140, haze, 0.6),
    slopes(sheet),
    pass(sheet),
    walkers(sheet),
    paperGrain(sheet),
  ].join("");
}

function salkantay(sheet: Sheet): string {
  const crest: Crest = [
    [60, 300, 120],
    [190, 290, 210],
    [280, 280, 180],
    [380, 270, 300],
    [450, 262, 372],
    [510, 256, 350],
    [590, 250, 430],
    [640, 246, 520],
    [690, 246, 500],
    [740, 250, 430],
    [810, 256, 392],
    [880, 262, 300],
    [960, 276, 330],
    [1040, 290, 230],
    [1180, 300, 200],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 60, 260, 34, 1.3)],
      seed: 58,
      slope: 1.3,
      rocks: 40,
      wave: 88,
      spurs: { towards: 640, pull: -0.0014, length: 4 },
    }),
    near: -300,
    depth: 360,
    foot: 590,
    tilt: 0.1,
    grain: 9,
    cast: 0.4,
    light: morning,
    hidden: 500,
  });
  return peaks(sheet, land, {
    rock: ["#454C7C", "#7A759C", "#B3A3A8"],
    levels: [0.18, 0.52],
    snow: ["#8AA5D2", "#C5D5EA", "#FFFCF2"],
    snowFrom: 170,
    steep: 0.54,
    least: 190,
    tolerance: 2.2,
  });
}

function slopes(sheet: Sheet): string {
  const left: Crest = [
    [-160, 60, 300],
    [0, 60, 230],
    [120, 50, 170],
    [240, 30, 100],
    [380, 0, 40],
    [480, -20, 10],
  ];
  const right: Crest = [
    [720, -20, 10],
    [820, 0, 50],
    [940, 30, 110],
    [1060, 50, 200],
    [1340, 60, 320],
  ];
  const land = relief({
    heightAt: massif({
      crests: [left, right],
      seed: 23,
      slope: 1,
      rocks: 40,
      wave: 110,
      spurs: { towards: 600, pull: 0.0011, length: 8 },
    }),
    near: -260,
    depth: 160,
    foot: 546,
    tilt: 0.02,
    grain: 10,
    cast: 0.4,
    light: morning,
  });
  return peaks(sheet, land, {
    rock: ["#3E4A52", "#6F7A58", "#A8A060"],
    levels: [0.22, 0.62],
    least: 420,
    tolerance: 2.6,
    rising: true,
  });
}

const trail: Way = [
  [40, 800, 170],
  [220, 724, 120],
  [480, 706, 100],
  [760, 694, 90],
  [930, 664, 74],
  [960, 634, 60],
  [850, 610, 48],
  [690, 596, 38],
  [610, 578, 30],
  [640, 558, 23],
  [680, 544, 17],
  [650, 528, 11],
  [630, 516, 7],
];

function pass(sheet: Sheet): string {
  const ground = smooth(
    "-20 536!, 140 538, 320 526, 480 514, 620 512, 760 518, 900 536, 1060 542, 1230 532!, 1230 780!, -20 780!",
  );
  const bed = roadBed(trail);
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#B9A860"],
        [0.5, "#8C9450"],
        [1, "#4F6A42"],
      ]),
    ),
    path(
      smooth("760 518!, 900 536, 1060 542, 1230 532!, 1230 780!, 1000 780!, 1060 690, 960 600, 860 560"),
      "#5F7448",
      'opacity=".75"',
    ),
    path(
      smooth("-20 536!, 140 538, 320 526, 480 514, 560 513!, 430 556, 260 600, 120 620, -20 660!"),
      "#D3C172",
    ),
    blob("930 574, 1010 560, 1120 557, 1240 560!, 1240 592!, 1130 598, 1000 592", "#EAD9A0"),
    blob("944 574, 1014 563, 1120 560, 1240 563!, 1240 588!, 1130 594, 1006 588", "#2F9A9A"),
    blob("960 573, 1030 564, 1140 563, 1180 568, 1120 574, 1030 572", "#9FDACB"),
    path(bed, palette.bark, 'transform="translate(4 4)" opacity=".35"'),
    path(bed, "#EBD3A0"),
    stipple(sheet, ground, palette.night, [0, 0, 0.5, 1], 0.7, 20),
    cairn(466, 522, 40) + cairn(722, 524, 30) + cairn(1090, 690, 84),
  ].join("");
}

function walkers(sheet: Sheet): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x, y, wide, wide * 0.1, palette.night, 'opacity=".35"');
  return [
    condor(420, 130, 110, palette.indigo, palette.salt, -8),
    passersBy([
      [646, 526, 24, palette.terracotta],
      [682, 546, 30, palette.sun],
      [672, 592, 44, palette.indigo],
      [816, 610, 52, palette.brick],
    ]),
    shadow(932, 652, 46),
    stand(hiker({ jacket: palette.sea, pack: palette.salt, trousers: palette.bark }), 912, 652, 96),
    shadow(536, 716, 150),
    muleAt(
      sheet,
      506,
      714,
      200,
      { coat: "#8A5A40", shade: "#643C30", far: "#42282A", muzzle: "#E3C49A" },
      true,
    ),
    stroke("M616 600q40 60 86 42", palette.straw, 3.4),
    shadow(752, 712, 70),
    stand(muleteer(sheet), 734, 714, 180, true),
    shadow(330, 738, 80),
    stand(hiker(), 296, 740, 190),
    ...[
      [70, 690, 50],
      [170, 620, 34],
      [420, 752, 36],
      [800, 742, 46],
      [980, 742, 40],
      [1150, 744, 54],
      [1180, 640, 36],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#E6D27A")),
  ].join("");
}
