import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { datePalm } from "../../motifs/plants/date-palm.ts";
import { hiker, stand } from "../../motifs/people/hiker.ts";
import { apartmentBlocks } from "../../motifs/buildings/apartment-blocks.ts";
import { paperGrain } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { band, ellipse, path, type Point, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, sun, veil } from "../../motifs/sky/sky.ts";

const adobe = { lit: "#E9B16A", top: "#F8DA9E", shade: "#8E4E3C", joint: "#B87643", dark: "#6B3536" };

/** The stepped adobe pyramid of Pucllana in the last sun, Miraflores' tower blocks around it. */
export function huacaPucllana(sheet: Sheet): string {
  return [back(sheet), city(sheet), ground(sheet), pyramid(sheet), people(sheet), paperGrain(sheet)].join("");
}

function back(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F3F6E"],
      [0.22, "#84688C"],
      [0.42, "#E2916B"],
      [0.6, "#FBD993"],
    ]),
    sun(170, 300, 74, "#FFF0C0", 2, 0.2),
    cloudscape(
      sheet,
      [
        [820, 96, 560, 80],
        [260, 140, 420, 50],
        [1120, 220, 300, 40],
      ],
      { light: "#F4B98E", shade: "#A97A90" },
      27,
    ),
  ].join("");
}

function city(sheet: Sheet): string {
  return [
    apartmentBlocks(
      { from: -10, to: 1230, yFrom: 446, yTo: 446, count: 24, size: 2.6, seed: 12 },
      { lit: "#DDA08A", dark: "#B98088", window: "#EDBF92" },
    ),
    veil(sheet, 270, 190, "#F9D597", 0.75),
    apartmentBlocks(
      { from: 930, to: 1230, yFrom: 470, yTo: 470, count: 5, size: 4.6, seed: 5 },
      { lit: "#9B6E86", dark: "#5E4F7A", window: "#F3C47E" },
    ),
    apartmentBlocks(
      { from: -20, to: 180, yFrom: 470, yTo: 470, count: 4, size: 3.4, seed: 31 },
      { lit: "#9B6E86", dark: "#5E4F7A", window: "#F3C47E" },
    ),
    veil(sheet, 380, 110, "#EDB980", 0.7),
  ].join("");
}

function ground(sheet: Sheet): string {
  return [
    path(
      smooth("-20 486!, 300 476, 700 484, 1220 474!, 1220 770!, -20 770!"),
      sheet.gradient([
        [0, "#E9B67A"],
        [0.4, "#D79C60"],
        [1, "#A9683F"],
      ]),
    ),
    [
      [56, 540, 150],
      [118, 520, 110],
      [-6, 560, 170],
      [1060, 528, 130],
      [1128, 546, 170],
      [1190, 560, 190],
    ]
      .map(([x = 0, y = 0, size = 0]) => datePalm(x, y, size, palette.bark, "#8A9650", palette.moss))
      .join(""),
  ].join("");
}

type Tier = readonly [x: number, y: number, left: number, right: number, tall: number];

/** From the foot up: the near corner's foot, the reach of the sunny and of the shaded face, the height. */
const tiers: readonly Tier[] = [
  [730, 660, 672, 430, 78],
  [728, 563, 580, 356, 64],
  [726, 483, 492, 290, 54],
  [724, 414, 408, 230, 46],
  [722, 355, 328, 174, 40],
  [720, 302, 252, 124, 34],
];

/** How far the two faces climb in the picture as they run back. */
const [rise, climb] = [0.13, 0.27];

function tier(sheet: Sheet, [x, y, left, right, tall]: Tier, row: number): string {
  const foot = (aside: number): Point => [x + aside, y - (aside < 0 ? -aside * rise : aside * climb)];
  const up = ([atX, atY]: Point, by = tall): Point => [atX + (atX < x ? by * 0.12 : -by * 0.12), atY - by];
  const [near, west, east] = [foot(0), foot(-left), foot(right)];
  const [nearTop, westTop, eastTop] = [up([x, y]), up(west), up(east)];
  const back: Point = [westTop[0] + eastTop[0] - nearTop[0], westTop[1] + eastTop[1] - nearTop[1]];
  const sunny = straight([west, near, nearTop, westTop]);
  const shaded = straight([near, east, eastTop, nearTop]);
  const rows = Math.round(tall / 17);
  const books = (from: Point, to: Point, high: number) =>
    Array.from({ length: rows }, (_, index) => {
      const lift = ((index + 0.5) * high) / rows;
      return `M${Math.round(from[0])} ${Math.round(from[1] - lift)}L${Math.round(to[0])} ${Math.round(to[1] - lift)}`;
    });
  const shelf = (lines: readonly string[], ink: string) =>
    lines
      .map((line, index) =>
        band(
          line,
          ink,
          (tall / rows) * 0.72,
          `stroke-dasharray="1.8 ${6 + ((index + row) % 3)}" stroke-dashoffset="${index * 3 + row}"`,
        ),
      )
      .join("");
  return [
    path(straight([nearTop, eastTop, back, westTop]), adobe.top),
    path(sunny, adobe.lit) + sheet.clip(sunny, shelf(books(west, near, tall), adobe.joint)),
    path(shaded, adobe.shade) + sheet.clip(shaded, shelf(books(near, east, tall), adobe.dark)),
    stroke(straight([westTop, nearTop], false), "#FDE8B8", 3.4),
    stroke(straight([nearTop, eastTop], false), "#C27B55", 2.4),
  ].join("");
}

function pyramid(sheet: Sheet): string {
  const ramp = straight("440 626, 520 634, 612 300, 588 297");
  const treads = Array.from({ length: 20 }, (_, index) => {
    const share = (index + 1) / 21;
    return `M${Math.round(440 + 148 * share)} ${Math.round(626 - 329 * share)}l${Math.round(80 - 56 * share)} ${Math.round(8 - 5 * share)}`;
  }).join("");
  return [
    path(straight("720 660, 1150 552, 1230 566, 1230 640, 860 700"), "#5E2F38", 'opacity=".4"'),
    tiers.map((one, row) => tier(sheet, one, row)).join(""),
    path(straight("520 634, 552 632, 624 300, 612 300"), adobe.shade),
    path(ramp, "#F8DDA6"),
    stroke(treads, adobe.joint, 2),
    passersBy([
      [504, 570, 36, palette.salt],
      [540, 480, 28, palette.deep, palette.maize],
      [580, 376, 21, palette.brick],
    ]),
  ].join("");
}

function people(sheet: Sheet): string {
  const way = smooth("432 626!, 526 634!, 590 664, 560 700, 620 770!, 300 770!, 420 700, 470 664");
  return [
    path(way, "#F6D9A2"),
    passersBy([
      [470, 690, 80, palette.sea],
      [506, 694, 74, palette.salt, palette.indigo],
      [820, 716, 76, palette.terracotta],
      [786, 712, 72, palette.sun, palette.maize],
    ]),
    ellipse(300, 724, 100, 9, palette.night, 'opacity=".35"'),
    stand(hiker({ pack: palette.coca, jacket: palette.terracotta }), 176, 722, 130),
    llamaAt(
      sheet,
      268,
      722,
      150,
      {
        wool: palette.salt,
        shade: palette.rose,
        far: "#A87A66",
        cloth: palette.terracotta,
        trim: palette.indigo,
      },
      true,
    ),
    ellipse(1080, 716, 80, 8, palette.night, 'opacity=".35"'),
    llamaAt(sheet, 1050, 716, 128, { wool: "#8A5A40", shade: palette.bark, far: "#3A221C" }),
  ].join("");
}
