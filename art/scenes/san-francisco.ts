import { archway, bellTower } from "../church.ts";
import { cloudscape } from "../cloudscape.ts";
import { stand } from "../figure.ts";
import { print } from "../grain.ts";
import { type Crest, massif, ribs } from "../massif.ts";
import { palette } from "../palette.ts";
import { peaks } from "../peaks.ts";
import { relief } from "../relief.ts";
import { circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { rays, sky, sun } from "../sky.ts";
import { flock, pigeons, townsman, townswoman } from "../townsfolk.ts";

const inks = {
  lit: "#EDB955",
  shade: "#B9772F",
  trim: "#FBF1DA",
  trimShade: "#D2B48A",
  cap: "#F4E2BC",
  capShade: "#BF9464",
};

/** The yellow front of San Francisco in Lima with its two towers, pigeons in the square. */
export function sanFrancisco(sheet: Sheet): string {
  return [back(sheet), nave(), portal(), square(sheet), people(), print(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#24627E"],
      [0.35, "#7FB4B2"],
      [0.68, "#F9DFA6"],
    ]),
    sheet.clip("M0 0h1200v600H0z", rays(150, 230, 1300, 16, "#FFF3CF", 0.08)),
    sun(150, 230, 70, "#FFF3CC", 2, 0.2),
    cloudscape(
      sheet,
      [
        [120, 110, 360, 70],
        [1040, 120, 420, 80],
        [600, 70, 300, 40],
      ],
      { light: "#FFF6E0", shade: "#D8DFD2" },
      14,
    ),
    hill(sheet),
  ].join("");
}

/** San Cristóbal, the bare hill behind the old town. */
function hill(sheet: Sheet): string {
  const crest: Crest = [
    [-80, 100, 90],
    [120, 100, 130],
    [420, 100, 120],
    [700, 100, 140],
    [880, 100, 200],
    [1010, 96, 290],
    [1090, 100, 220],
    [1280, 100, 180],
  ];
  const land = relief({
    heightAt: massif({
      crests: [crest, ...ribs(crest, 80, 200, 5, 1)],
      seed: 15,
      slope: 0.9,
      rocks: 24,
      wave: 90,
    }),
    near: -60,
    depth: 180,
    foot: 600,
    tilt: 0.1,
    grain: 10,
    cast: 0.3,
    light: [-0.8, -0.3, 0.5],
    hidden: 560,
  });
  return peaks(sheet, land, {
    rock: ["#9A7468", "#C39A78", "#E2BC8C"],
    levels: [0.25, 0.6],
    haze: ["#F9DFA6", 0, 0.85],
    least: 220,
    tolerance: 2.4,
  });
}

function nave(): string {
  const wall = "M330 600V330h540v270z";
  const cloister = "M860 600V440h360v160z";
  const left = "M-20 600V470h330v130z";
  const row = (from: number, count: number, foot: number) =>
    Array.from({ length: count }, (_, index) => archway(from + index * 76, foot, 46, 84)).join("");
  return [
    path(left + cloister, inks.lit),
    path("M-20 456h340v16H-20zM860 426h360v16H860z", inks.trim),
    path(row(960, 4, 592), inks.trim) + path(row(962, 4, 596), palette.maize),
    path(row(24, 4, 592), inks.trim) + path(row(26, 4, 596), palette.maize),
    rect(592, 146, 16, 40, inks.trim) + stroke("M600 146v-34M589 126h22", palette.bark, 4),
    path(wall, inks.lit),
    path("M720 330h150v270H700z", inks.shade, 'opacity=".5"'),
    rect(320, 318, 560, 16, inks.trim),
    place(bellTower(inks, true, 11), 330, 600, 1.02),
    place(bellTower(inks, true, 11), 870, 600, 1.02),
  ].join("");
}

/** The carved portal of grey stone: two tiers of columns, a niche with the Virgin, a round window, a broken gable. */
function portal(): string {
  const [lit, mid, dark] = ["#E9DCC4", "#C2AC90", "#86705F"];
  const frame = "M450 600V410q0-14 16-16l12-92q6-70 122-86 116 16 122 86l12 92q16 2 16 16v190z";
  const column = (x: number, top: number, foot: number) =>
    rect(x - 9, top, 18, foot - top, lit) +
    rect(x + 2, top, 7, foot - top, mid) +
    rect(x - 13, top - 6, 26, 8, lit) +
    rect(x - 13, foot - 8, 26, 8, mid);
  return [
    path(frame, mid),
    path("M440 404h320v-16H440zM470 300h260v-14H470z", lit) +
      path("M440 404h320v7H440zM470 300h260v6H470z", dark),
    path("M506 232q30-46 94-56 64 10 94 56l-30 4q-20-24-46-30v20h-36v-20q-26 6-46 30z", lit),
    path(archway(600, 600, 148, 176), lit) + path(archway(600, 600, 120, 158), dark),
    path(archway(600, 600, 106, 148), palette.bark),
    stroke("M600 454v146M574 470v130M626 470v130M548 520h104M548 560h104", "#2C1A18", 4),
    path(archway(600, 384, 56, 84), dark) + path("M588 384l3-40q9-14 18 0l3 40z", palette.deep),
    circle(600, 334, 8, palette.salt) +
      circle(600, 332, 14, "none", `stroke="${palette.sun}" stroke-width="3"`),
    circle(600, 262, 24, lit) + circle(600, 262, 17, palette.maize),
    ...[478, 508, 692, 722].map((x) => column(x, 420, 598)),
    ...[500, 536, 664, 700].map((x) => column(x, 312, 388)),
    ...[493, 707].map((x) => path(archway(x, 500, 16, 40), dark)),
  ].join("");
}

function square(sheet: Sheet): string {
  const floor = smooth("-20 600!, 1220 600!, 1220 770!, -20 770!");
  const joints = [616, 642, 680, 730].map((y) => `M-20 ${y}h1240`).join("");
  const fan = Array.from(
    { length: 19 },
    (_, index) => `M${600 + (index - 9) * 70} 600l${(index - 9) * 80} 160`,
  );
  const railing = Array.from({ length: 60 }, (_, index) => `M${index * 20 + 6} 576v30`);
  const gap = "M-20 560h480v60H-20zM740 560h480v60H740z";
  return [
    sheet.clip(
      gap,
      stroke(railing.join(""), palette.night, 4) + stroke("M-20 580h1240M-20 598h1240", palette.night, 3),
    ),
    path(
      floor,
      sheet.gradient([
        [0, "#EFCB94"],
        [1, "#C2905E"],
      ]),
    ),
    stroke(joints, "#AE7F50", 2) + stroke(fan.join(""), "#AE7F50", 1.6, 'opacity=".7"'),
    path("M-20 600h1240v26l-150 10 90 34H980l-70-40H560l-30 20H440l-60-24H-20z", "#6B3B46", 'opacity=".32"'),
    path("M430 600h340l26 12H404z", "#F1DDB6") + path("M404 612h392l22 14H382z", "#CFA878"),
  ].join("");
}

function people(): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.6, y, wide, wide * 0.13, palette.night, 'opacity=".3"');
  const ground = [
    [250, 712, 1.2, 1],
    [312, 734, 1.5, -1],
    [384, 706, 1, 1],
    [430, 738, 1.5, 1],
    [540, 722, 1.2, -1],
    [620, 740, 1.5, 1],
    [690, 708, 1, -1],
    [330, 690, 0.9, -1],
    [470, 696, 0.9, 1],
    [580, 690, 0.8, 1],
  ] as const;
  return [
    shadow(512, 646, 22) + stand(townswoman({ dress: palette.deep }), 508, 648, 80),
    shadow(636, 636, 22) + stand(townsman({ coat: palette.brick, hat: palette.sand }), 632, 638, 82),
    shadow(1004, 656, 28) + stand(townsman({ coat: palette.indigo }), 996, 658, 96),
    shadow(1044, 658, 28) +
      stand(townswoman({ dress: palette.terracotta, sash: palette.sun }), 1038, 660, 90),
    shadow(160, 716, 50) +
      stand(townswoman({ dress: palette.terracotta, sash: palette.salt }), 150, 718, 176),
    shadow(94, 724, 40) + stand(townsman({ coat: palette.sea, trousers: palette.indigo }), 86, 726, 124),
    pigeons(ground, "#83839A", palette.indigo),
    pigeons(
      [
        [860, 724, 1.3, 1],
        [930, 708, 1, -1],
      ],
      palette.salt,
      palette.stone,
    ),
    flock(
      [
        [724, 520, 46],
        [790, 470, 40],
        [770, 560, 34],
        [850, 420, 36],
        [900, 360, 28],
        [950, 330, 24],
        [1000, 290, 20],
      ],
      palette.salt,
    ),
    flock(
      [
        [520, 90, 26],
        [470, 120, 20],
        [700, 110, 22],
      ],
      palette.indigo,
    ),
  ].join("");
}
