import { bromeliad, orchid } from "../../motifs/plants/cloud-forest.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { createNoise, crested } from "../../engine/noise.ts";
import { createRandom } from "../../engine/random.ts";
import { foliage } from "../../motifs/plants/foliage.ts";
import { hiker, highlander, stand } from "../../motifs/people/hiker.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { passersBy } from "../../motifs/people/passers-by.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import { roadBed, type Way } from "../../motifs/land/road.ts";
import { roundHouse } from "../../motifs/buildings/round-house.ts";
import { ellipse, path, place, type Point, smooth, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { spatuletail } from "../../motifs/animals/spatuletail.ts";
import { mist, rays, sky } from "../../motifs/sky/sky.ts";

const haze = "#F9E8BE";

/** The green north: Gocta falls from its two cliffs, and Kuélap's walls stand on their ridge. */
export function beyondClassic(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F7896"],
      [0.28, "#9CC6B4"],
      [0.5, haze],
    ]),
    rays(-40, -20, 1500, 26, "#FFF6D4", 0.1),
    cloudscape(
      sheet,
      [
        [820, 130, 380, 70],
        [1130, 80, 260, 46],
      ],
      { light: "#FFF8E8", shade: "#D6E0D2" },
      21,
    ),
    land(
      ridge({ y: 300, swing: 80, seed: 18, wave: 520, pointed: 0.6, from: 480, step: 24 }),
      mix("#5E8A86", haze, 0.4),
    ),
    mist(sheet, 240, 160, haze, 0.7),
    cliffs(sheet),
    falls(sheet),
    valley(sheet),
    fortress(sheet),
    meadow(sheet),
    garden(),
    paperGrain(sheet),
  ].join("");
}

/** Two cliffs one above the other. */
function cliffs(sheet: Sheet): string {
  const groove = crested(createNoise(21), 2);
  const bend = createNoise(8);
  const terrain = relief({
    heightAt: (x, z) => {
      const front = z + 60 * groove(x / 70, z / 200) + 40 * bend(x / 200, 3);
      const side = (660 - x) * 0.7 + 50 * bend(z / 70, x / 70);
      const tier = (tall: number, back: number) =>
        Math.min(tall, Math.max(0, Math.min(front - back, side)) * 2.6);
      return tier(180 + 10 * bend(x / 120, 0), 0) + tier(190 + 26 * bend(x / 150, 7), 110);
    },
    near: -100,
    depth: 260,
    foot: 540,
    tilt: 0.12,
    grain: 7,
    light: [-0.8, -0.35, 0.45],
    to: 700,
  });
  return [
    peaks(sheet, terrain, {
      rock: ["#2F5F58", "#5E8A68", "#9FB078", "#E0CF96"],
      levels: [0.1, 0.4, 0.64],
      haze: [haze, 0.55, 0.75],
      least: 330,
      tolerance: 2.4,
    }),
    sheet.clip(
      terrain.body,
      terrain.tone(
        ({ height, steep }) => Math.min(0.42 - steep, (height - 120) / 40),
        0,
        "#4F8A54",
        2.2,
        160,
      ),
    ),
  ].join("");
}

function falls(sheet: Sheet): string {
  const water = sheet.gradient([
    [0, "#FFFFFF"],
    [0.7, "#EAF6F2"],
    [1, "#FFFFFF", 0.5],
  ]);
  return [
    path("M350 146q10-4 20 0l6 180q8 14 2 24h-34q-6-12 0-24z", water),
    stroke("M356 160l-2 170M366 170l2 150", "#A9D0CE", 3),
    path("M354 350h14l14 150q16 30 28 40h-100q16-16 30-44z", water),
    ellipse(361, 350, 44, 11, "#FFFFFF", 'opacity=".8"'),
    stroke("M359 366l-6 140M367 376l9 140M363 420v110", "#A9D0CE", 3),
    mist(sheet, 420, 170, "#FFFFFF", 0.5),
  ].join("");
}

/** The forest in the valley. */
function valley(sheet: Sheet): string {
  const near = smooth("-20 560!, 90 520, 220 540, 330 570, 460 556, 560 520, 700 500!, 760 800!, -20 800!");
  return [
    path(
      smooth("-20 500!, 80 470, 180 496, 260 530, 360 545, 480 520, 600 470, 720 440!, 760 640!, -20 640!"),
      "#7FA868",
    ),
    path(smooth("480 520!, 600 470, 720 440!, 760 640!, 420 640!, 520 570"), "#5F8F5C"),
    path(near, "#4F8450"),
    foliage(
      [
        [-4, 540, 46],
        [70, 524, 40],
        [140, 540, 34],
        [470, 560, 30],
        [530, 538, 36],
      ],
      ["#2F6248", "#5F9A56"],
      4,
      5,
    ),
    stipple(sheet, near, palette.night, [0, 0, 0.4, 1], 0.6, 20),
  ].join("");
}

/** A place of the fortress's wall: `along` it from its far left end to us, `up` from its foot to its top. */
function onWall(along: number, up: number): Point {
  // It comes nearer to us, so that equal lengths grow.
  const near = along ** 1.5;
  const x = 500 + 740 * near;
  const bulge = Math.sin(along * Math.PI) * 14;
  const [top, foot] = [404 - 214 * near - bulge, 500 + 130 * near + bulge];
  return [Math.round(x + (1 - up) * -6), Math.round(foot + (top - foot) * up)];
}

function fortress(sheet: Sheet): string {
  const random = createRandom(12);
  const steps = Array.from({ length: 13 }, (_, index) => index / 12);
  const outline = straight([
    ...steps.map((at) => onWall(at, 1)),
    ...steps.toReversed().map((at) => onWall(at, 0)),
  ]);
  const courses = Array.from({ length: 15 }, (_, index) => (index + 1) / 16);
  const lines = courses
    .map((up) =>
      straight(
        steps.map((at) => onWall(at, up)),
        false,
      ),
    )
    .join("");
  const stones = (count: number) =>
    Array.from({ length: count }, () => {
      const [along, row] = [random(0.02, 0.96), Math.floor(random(0, 16)) / 16];
      const end = along + random(0.012, 0.026);
      return straight([
        onWall(along, row),
        onWall(end, row),
        onWall(end, row + 1 / 16),
        onWall(along, row + 1 / 16),
      ]);
    }).join("");
  const gate = [onWall(0.628, 0), onWall(0.642, 0.93), onWall(0.664, 0.93), onWall(0.692, 0)];
  const jamb = [onWall(0.672, 0), onWall(0.657, 0.93), onWall(0.664, 0.93), onWall(0.692, 0)];
  const treads = [0.05, 0.1, 0.15, 0.2]
    .map((up) => straight([onWall(0.63, up), onWall(0.67, up)], false))
    .join("");
  return [
    place(roundHouse(sheet), 700, 360, 0.5),
    place(roundHouse(sheet), 1010, 260, 0.84),
    foliage(
      [
        [556, 392, 24],
        [604, 378, 30],
        [810, 306, 36],
        [874, 286, 42],
        [1140, 210, 56],
        [1210, 186, 60],
      ],
      ["#24523F", "#4F8A50", "#93B862"],
      6,
      4,
    ),
    path(
      outline,
      sheet.gradient(
        [
          [0, "#F6E4B8"],
          [0.45, "#DDBF8C"],
          [1, "#A98A6C"],
        ],
        [0, 0, 1, 0],
      ),
    ),
    path(stones(48), "#FFF3CF", 'opacity=".6"'),
    path(stones(48), "#8A6E58", 'opacity=".45"'),
    stroke(lines, "#8E7458", 1.8, 'opacity=".8" stroke-dasharray="26 3 14 3 34 4"'),
    path(straight(gate), "#2A2A34"),
    path(straight(jamb), "#FBE9C0"),
    stroke(treads, "#8E7458", 4),
    stroke(
      straight(
        steps.map((at) => onWall(at, 1)),
        false,
      ),
      "#6FA055",
      9,
    ),
    stipple(sheet, outline, palette.night, [0, 0, 1, 0.3], 0.7, 20),
  ].join("");
}

function meadow(sheet: Sheet): string {
  const ground = smooth(
    "350 640, 470 540, 540 506, 700 532, 860 570, 1040 602, 1230 616!, 1230 780!, -20 780!, -20 690!, 160 690",
  );
  const track: Way = [
    [420, 800, 150],
    [520, 730, 110],
    [700, 690, 80],
    [860, 664, 56],
    [890, 636, 42],
    [872, 608, 34],
    [886, 570, 28],
  ];
  const trail = roadBed(track);
  return [
    path(
      ground,
      sheet.gradient([
        [0, "#A4BE62"],
        [1, "#3F7446"],
      ]),
    ),
    path(smooth("860 570!, 1040 602, 1230 616!, 1230 690!, 1060 660, 930 630"), "#3F7446", 'opacity=".6"'),
    path(trail, palette.bark, 'transform="translate(4 4)" opacity=".3"'),
    path(trail, "#EAD6A2"),
    stipple(sheet, ground, palette.night, [0, 0, 0.5, 1], 0.7, 20),
    passersBy([
      [880, 590, 38, palette.sun],
      [868, 640, 54, palette.sea],
    ]),
    ellipse(720, 712, 60, 7, palette.night, 'opacity=".35"'),
    stand(hiker(), 690, 712, 150),
    stand(highlander(sheet, { skirt: palette.maize, shawl: palette.sea }), 764, 706, 140),
  ].join("");
}

/** Orchids and bromeliads, and the bird that comes for them. */
function garden(): string {
  return [
    place(bromeliad(), 90, 760, 1.2),
    place(bromeliad(), 1140, 770, 0.9),
    stroke("M250 780q-10-90 30-170 20-40 60-56", "#2F6248", 6),
    path(leaf(256, 700, 190, 640, -10, 16) + leaf(262, 680, 340, 650, 10, 14), "#5F9A56"),
    place(orchid(), 262, 664, 0.8) + place(orchid(), 290, 612, 0.9) + place(orchid(), 344, 560, 0.74),
    place(spatuletail(), 366, 552, 0.86),
  ].join("");
}
