import { ambulance } from "../../motifs/vehicles/ambulance.ts";
import { cairn } from "../../motifs/land/cairn.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { type Crest, massif } from "../../motifs/land/massif.ts";
import { face, skin } from "../../motifs/people/face.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { ichu } from "../../motifs/plants/plants.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import { roadBed, roadLine, type Way } from "../../motifs/land/road.ts";
import { blob, circle, ellipse, path, place, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { sky, sun } from "../../motifs/sky/sky.ts";

const haze = "#F3C9A0";

/** A high pass in the last light: an ambulance has come up the road, and a paramedic brings her bag to a traveller on a wall. */
export function emergency(sheet: Sheet): string {
  return [heavens(sheet), hills(sheet), ground(sheet), road(), wall(), people(sheet), paperGrain(sheet)].join(
    "",
  );
}

function heavens(sheet: Sheet): string {
  const crest: Crest = [
    [-40, 240, 120],
    [120, 240, 200],
    [250, 238, 300],
    [380, 240, 210],
    [520, 240, 150],
    [680, 238, 250],
    [820, 240, 190],
    [980, 238, 330],
    [1120, 240, 230],
    [1260, 242, 140],
  ];
  return [
    sky(sheet, [
      [0, "#31406F"],
      [0.22, "#7E7BA6"],
      [0.4, "#E2A389"],
      [0.52, haze],
    ]),
    sun(610, 356, 44, "#FFF1CF", 3, 0.2),
    cloudscape(
      sheet,
      [
        [200, 120, 340, 44],
        [900, 96, 380, 50],
      ],
      { light: "#F6C9A4", shade: "#9A7A9C" },
      11,
    ),
    snowRange(sheet, crest, { foot: 446, seed: 14, snowFrom: 96, haze: [haze, 0.15, 0.55] }),
  ].join("");
}

function hills(sheet: Sheet): string {
  const crests: Crest[] = [
    [
      [-80, 40, 230],
      [90, 60, 170],
      [260, 90, 90],
      [420, 100, 30],
    ],
    [
      [1290, 40, 260],
      [1120, 60, 180],
      [960, 90, 100],
      [800, 100, 30],
    ],
  ];
  const land = relief({
    heightAt: massif({
      crests,
      seed: 31,
      slope: 1,
      rocks: 46,
      wave: 110,
      spurs: { towards: 600, pull: -0.001, length: 6 },
    }),
    near: -220,
    depth: 130,
    foot: 480,
    tilt: 0.2,
    grain: 10,
    cast: 0.3,
    light: [0.2, -0.7, 0.5],
  });
  return peaks(sheet, land, {
    rock: ["#4C4F66", "#7B6E62", "#B89A62"],
    levels: [0.3, 0.72],
    haze: [haze, 0.25, 0.55],
    least: 420,
    tolerance: 2.6,
    rising: true,
  });
}

function ground(sheet: Sheet): string {
  const pass = smooth(
    "-20 474!, 200 464, 420 450, 620 446, 820 452, 1040 466, 1230 474!, 1230 780!, -20 780!",
  );
  return [
    path(
      pass,
      sheet.gradient([
        [0, "#D8B877"],
        [0.4, "#A8935A"],
        [1, "#5F6A48"],
      ]),
    ),
    path(smooth("-20 520!, 220 506, 430 520, 300 560, 120 576, -20 584!"), "#C9A866", 'opacity=".7"'),
    stipple(sheet, pass, palette.night, [0, 0, 0.3, 1], 0.65, 20),
  ].join("");
}

const way: Way = [
  [1240, 790, 330],
  [980, 700, 230],
  [760, 636, 140],
  [560, 588, 84],
  [520, 546, 50],
  [640, 512, 30],
  [700, 484, 18],
  [650, 462, 10],
  [620, 448, 5],
];

function road(): string {
  const bed = roadBed(way);
  return [
    path(bed, palette.bark, 'transform="translate(3 5)" opacity=".3"'),
    path(bed, "#8A8078"),
    stroke(roadLine(way), "#EBD6AE", 4, 'stroke-dasharray="26 22" opacity=".75"'),
  ].join("");
}

/** A low dry wall of stones at the left, where the traveller sits. */
function wall(): string {
  const stones = [
    [70, 640, 64, 34],
    [134, 646, 58, 30],
    [190, 640, 66, 36],
    [256, 648, 60, 30],
    [312, 644, 58, 32],
    [96, 672, 70, 34],
    [168, 674, 66, 32],
    [236, 674, 72, 34],
    [308, 674, 66, 32],
  ];
  return [
    ellipse(200, 700, 180, 14, palette.night, 'opacity=".32"'),
    ...stones.map(([x = 0, y = 0, wide = 0, high = 0], index) =>
      path(
        smooth(
          `${x - wide / 2} ${y + high / 2}, ${x - wide / 2 + 6} ${y - high / 2 + 3}, ${x + wide / 2 - 8} ${y - high / 2}, ${x + wide / 2} ${y + high / 2 - 4}`,
        ),
        ["#A89A86", "#8F8378", "#BBAA8C"][index % 3] ?? palette.stone,
      ),
    ),
  ].join("");
}

function people(sheet: Sheet): string {
  return [
    place(ambulance(sheet), 690, 668, 1.28),
    ellipse(420, 742, 62, 9, palette.night, 'opacity=".35"'),
    stand(
      hiker({ jacket: palette.terracotta, pack: palette.salt, trousers: palette.night, hat: palette.brick }),
      420,
      744,
      236,
    ),
    redCross(),
    traveller(),
    cairn(74, 716, 46),
    ...[
      [36, 746, 46],
      [560, 742, 40],
      [620, 716, 30],
      [1150, 560, 34],
      [600, 660, 26],
    ].map(([x = 0, y = 0, size = 0]) => ichu(x, y, size, "#E3C983")),
  ].join("");
}

/** On the paramedic's rucksack. */
function redCross(): string {
  return path("M413 594h14v12h12v14h-12v12h-14v-12h-12v-14h12z", palette.terracotta);
}

/** Sits on the wall turned to us, one hand at the head. */
function traveller(): string {
  return place(
    [
      stroke("M-10 66l26 4 2 34", palette.indigo, 13),
      stroke("M8 66l28 2 4 32", "#3B4678", 13),
      path("M10 102h18v8H8zM34 98h18v8H32z", palette.bark),
      blob("-18 26, 0 20, 18 27, 20 72!, -20 72!", palette.sea),
      path("M4 22q10 1 14 5l2 45H6q4-24-2-50z", palette.night, 'opacity=".24"'),
      stroke("M-16 32l-8 20 16 8", palette.sea, 9),
      stroke("M16 32l12 8-12-24", palette.deep, 8),
      circle(15, 14, 5, skin.lit),
      place(face(), 0, 18, 0.72),
      path("M-9 6q0-13 9-13t10 12q-10-4-19 1z", palette.bark),
    ].join(""),
    232,
    514,
    1.32,
  );
}
