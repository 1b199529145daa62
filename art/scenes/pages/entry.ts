import { airliner } from "../../motifs/vehicles/airliner.ts";
import { apartmentBlocks } from "../../motifs/buildings/apartment-blocks.ts";
import { paperGrain } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { path, place, type Point, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Crest } from "../../motifs/land/massif.ts";
import { createNoise, crested } from "../../engine/noise.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { snowRange } from "../../motifs/land/snow-range.ts";
import { mist, rays, sky, sun, veil } from "../../motifs/sky/sky.ts";
import { mistBank } from "../../motifs/sky/mist-bank.ts";

const haze = "#FAD9A0";

const crest: Crest = [
  [-20, 242, 30],
  [90, 242, 72],
  [170, 242, 52],
  [330, 242, 92],
  [450, 242, 142],
  [520, 242, 108],
  [620, 242, 172],
  [700, 242, 126],
  [790, 242, 156],
  [880, 242, 112],
  [980, 242, 176],
  [1060, 242, 132],
  [1140, 242, 152],
  [1240, 242, 92],
];

/** Coming in over the Pacific at sunrise: the coast, the Andes, an airliner on its approach. */
export function entry(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2B4A7C"],
      [0.2, "#6F86A6"],
      [0.38, "#E8A878"],
      [0.56, haze],
    ]),
    rays(250, 390, 1200, 26, "#FFF0C4", 0.13),
    sun(250, 372, 84, "#FFF0C0", 3, 0.18),
    andes(sheet),
    sea(sheet),
    coast(sheet),
    mistBank(sheet, 130, 210, 300, 30, "#F3D2B8", 3, 0.6),
    mistBank(sheet, 1080, 390, 420, 30, "#FBE3C4", 6, 0.8),
    mistBank(sheet, 560, 424, 520, 34, "#FFF0D8", 12, 0.85),
    place(airliner(sheet), 700, 250, 0.96, 0.96, -5),
    sails(),
    paperGrain(sheet),
  ].join("");
}

function andes(sheet: Sheet): string {
  return [
    snowRange(sheet, crest, {
      foot: 520,
      seed: 27,
      snowFrom: 110,
      haze: [haze, 0.35, 0.92],
      from: -20,
      to: 1230,
    }),
    veil(sheet, 360, 170, haze, 0.92),
    land(ridge({ y: 500, swing: 34, seed: 18, wave: 420, pointed: 0.6 }), "#C98F78"),
    mist(sheet, 440, 130, haze, 0.7),
    land(ridge({ y: 540, swing: 22, seed: 35, wave: 260, pointed: 0.5 }), "#B4745E"),
    mist(sheet, 500, 90, haze, 0.5),
  ].join("");
}

/** How near the coast comes: the height of the beach in the picture. */
const beachAt = (x: number) => 612 + 76 * (Math.max(0, x) / 1200) ** 1.6 + 9 * Math.sin(x / 150 + 0.6);
/** The cliff under the city, higher where it is nearer. */
const cliffAt = (x: number) => 26 + 62 * (Math.max(0, x) / 1200) ** 1.3;

function coast(sheet: Sheet): string {
  const tilt = 0.5;
  const foot = 700;
  const gully = crested(createNoise(8), 2);
  const land = relief({
    heightAt: (x, z) => {
      const [tall, wide] = [cliffAt(x), 26 + Math.max(0, x) / 26];
      const front = z - (foot - beachAt(x)) / tilt - wide * 0.9 * (1 - gully(x / wide, z / 200));
      const inland = 0.25 * Math.max(0, front - tall / 2.4);
      return Math.min(tall - inland, Math.max(0, front) * 2.4);
    },
    near: 0,
    depth: 215,
    foot,
    tilt,
    grain: 5,
    light: [-0.8, -0.3, 0.45],
    cell: 3,
  });
  const far = { lit: "#F0C89A", dark: "#B98A8C", window: "#CFA090" };
  const middle = { lit: "#F6D8A8", dark: "#A0748A", window: "#B98A8C" };
  const near = { lit: "#FCE6BC", dark: "#85587C", window: "#A87A84" };
  const cliff = peaks(sheet, land, {
    rock: ["#7C4A4A", "#A8653F", "#D08C52", "#EDB872"],
    levels: [0.1, 0.34, 0.56],
    least: 90,
    tolerance: 1.8,
    rising: true,
  });
  const rows = [
    { from: -20, to: 700, yFrom: 582, yTo: 566, count: 38, size: 0.4, seed: 6 },
    { from: 560, to: 1220, yFrom: 572, yTo: 560, count: 30, size: 0.6, seed: 4 },
  ];
  const closer = [
    { from: -20, to: 520, yFrom: 588, yTo: 586, count: 22, size: 0.5, seed: 9 },
    { from: 520, to: 1220, yFrom: 584, yTo: 582, count: 23, size: 0.86, seed: 12 },
  ];
  return [
    beach(),
    cliff,
    ...rows.map((row) => apartmentBlocks(row, far)),
    path("M520 586q90 4 130 7 90 14 570 16v-46q-420 0-700 23z", "#D99C60"),
    mist(sheet, 530, 80, haze, 0.6),
    ...closer.map((row) => apartmentBlocks(row, middle)),
    apartmentBlocks({ from: 700, to: 1220, yFrom: 600, yTo: 604, count: 14, size: 1.25, seed: 3 }, near),
    // The parks along the cliff's edge.
    stroke("M520 586q90 4 130 7 90 14 570 16", "#5F7648", 11, 'stroke-dasharray="1 13"'),
    stroke("M526 584q90 4 130 7 90 14 570 16", "#8FA058", 8, 'stroke-dasharray="1 13"'),
  ].join("");
}

const shore = (out: number): Point[] =>
  Array.from({ length: 16 }, (_, step) => [step * 84 - 30, beachAt(step * 84 - 30) + out]);

/** The sand under the cliff and the lines of surf before it. */
function beach(): string {
  const sand = [...shore(4), ...shore(-44).toReversed()];
  return [
    stroke(smooth(shore(15), false), "#FFF6E4", 2, 'opacity=".6"'),
    path(smooth(sand), "#EFCF98"),
    stroke(smooth(shore(5), false), "#FFF8EA", 4),
  ].join("");
}

function sea(sheet: Sheet): string {
  const glints = Array.from({ length: 14 }, (_, index) => {
    const spread = 60 + index * 9;
    const x = 250 + Math.sin(index * 2.1) * spread * 0.4;
    return `M${Math.round(x - spread / 2)} ${630 + index * 9}h${Math.round(spread * (0.5 + ((index * 7) % 5) / 8))}`;
  });
  return [
    rect(
      -10,
      604,
      1220,
      170,
      sheet.gradient([
        [0, "#D9A98C"],
        [0.2, "#6F8FA0"],
        [0.6, palette.sea],
        [1, palette.deep],
      ]),
    ),
    stroke(glints.join(""), "#FFE9B4", 4, 'opacity=".9"'),
    stroke(
      "M520 650h120M760 666h160M1000 644h120M640 700h180M920 716h200M480 730h130",
      "#CFE3DC",
      3,
      'opacity=".5"',
    ),
  ].join("");
}

/** Boats on the water and pelicans over it. */
function sails(): string {
  const boat = (x: number, y: number, size: number, ink: string) =>
    place(
      path("M-40 0h84q-4 18-18 22h-50q-12-6-16-22z", ink) +
        path("M-40 0h84l-2 7h-80z", palette.salt) +
        path("M2-2v-18h22v18z", palette.salt) +
        stroke("M-10 0v-40M-10-38l-22 36M-10-38l12 20", palette.bark, 2.4),
      x,
      y,
      size,
    );
  const pelican = (x: number, y: number, size: number) =>
    place(
      path("M0 0q-24-20-62-14 30 4 54 22l10 6 26 4-14-8q16-24 48-28-42-10-62 18z", palette.indigo),
      x,
      y,
      size,
      size,
      -6,
    );
  return [
    boat(590, 690, 0.8, palette.terracotta),
    boat(880, 722, 1.1, palette.indigo),
    pelican(560, 500, 0.7),
    pelican(640, 478, 0.55),
    pelican(486, 470, 0.5),
  ].join("");
}
