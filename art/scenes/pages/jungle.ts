import { caiman } from "../../motifs/animals/caiman.ts";
import { coveredCanoe } from "../../motifs/vehicles/covered-canoe.ts";
import { flyingMacaw, sittingMacaw } from "../../motifs/animals/macaw.ts";
import { type Crown, foliage } from "../../motifs/plants/foliage.ts";
import { createNoise, crested } from "../../engine/noise.ts";
import { leaf } from "../../motifs/plants/plants.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { mix, palette } from "../../engine/palette.ts";
import { peaks } from "../../motifs/land/peaks.ts";
import { relief } from "../../engine/relief.ts";
import { path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, rays, sky, sun } from "../../motifs/sky/sky.ts";

const haze = "#F7E6AE";

/** Morning on a brown river of the rain forest: macaws on their clay lick, a canoe that has come to see them. */
export function jungle(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#2F7F84"],
      [0.26, "#9CC8A2"],
      [0.5, haze],
    ]),
    rays(300, 150, 1300, 26, "#FFF6D4", 0.11),
    sun(300, 150, 60, "#FFF6D8", 3, 0.2),
    forest(sheet),
    clayLick(sheet),
    river(sheet),
    macaws(),
    place(coveredCanoe(sheet), 462, 608, 1.04),
    place(caiman(), 860, 672),
    frame(sheet),
    paperGrain(sheet),
  ].join("");
}

/** A tree that stands out of the canopy, its foot at `x`, `y`. */
function giant(
  x: number,
  y: number,
  tall: number,
  inks: readonly [string, string, string],
  seed: number,
): string {
  const u = tall / 100;
  const crowns: Crown[] = [
    [x - 34 * u, y - 88 * u, 17 * u],
    [x - 12 * u, y - 97 * u, 20 * u],
    [x + 14 * u, y - 95 * u, 20 * u],
    [x + 36 * u, y - 86 * u, 15 * u],
  ];
  const trunk = path("M-3 0q2-50-1-72l-20-18 24 10 22-12-18 20q-1 30 2 72z", inks[0]);
  return place(trunk, x, y, u) + foliage(crowns, [inks[1], inks[2]], seed, 5);
}

function forest(sheet: Sheet): string {
  const far = mix("#6E9A72", haze, 0.5);
  const row = (from: number, to: number, y: number, size: number, wave: number): Crown[] =>
    Array.from({ length: Math.ceil((to - from) / (size * 1.1)) }, (_, index) => [
      from + index * size * 1.1,
      y + Math.sin(index * wave) * size * 0.4,
      size * (0.85 + 0.25 * Math.sin(index * 2.3)),
    ]);
  return [
    giant(470, 400, 190, [mix("#8A7A60", haze, 0.4), mix(far, "#4F7A5C", 0.3), mix(far, "#8FB070", 0.4)], 4),
    foliage(row(60, 700, 366, 58, 1.7), [mix(far, "#4F7A5C", 0.2)], 5, 6),
    rect(-10, 372, 780, 90, mix(far, "#4F7A5C", 0.2)),
    mist(sheet, 320, 130, haze, 0.75),
    giant(250, 440, 250, ["#8A7050", "#3F7256", "#7FA45C"], 6),
    foliage(row(90, 620, 418, 52, 2.1), ["#2F5F4C", "#5F9054"], 7, 5),
    rect(-10, 424, 620, 40, "#2F5F4C"),
  ].join("");
}

function clayLick(sheet: Sheet): string {
  const groove = crested(createNoise(12), 2);
  const bend = createNoise(5);
  const land = relief({
    heightAt: (x, z) => {
      const front = z + 50 * groove(x / 46, z / 150);
      const side = (x - 560) * 0.8 + 34 * bend(z / 60, x / 60);
      return Math.min(218 + 10 * bend(x / 130, 0), Math.max(0, Math.min(front, side)) * 2.6);
    },
    near: -80,
    depth: 140,
    foot: 484,
    tilt: 0.05,
    grain: 6,
    light: [-0.8, -0.35, 0.45],
    from: 530,
    cell: 2.5,
  });
  return [
    giant(1060, 290, 268, ["#9A7E5A", "#2F6A50", "#7FA658"], 9),
    giant(760, 300, 200, ["#8A7050", "#3F7A58", "#8FB062"], 11),
    peaks(sheet, land, {
      rock: ["#7E3B2A", "#A95A38", "#CC8350", "#E9B27C"],
      levels: [0.1, 0.36, 0.6],
      least: 300,
      tolerance: 2.6,
      rising: true,
    }),
    foliage(
      [
        [632, 300, 26],
        [680, 270, 36],
        [740, 256, 42],
        [810, 260, 38],
        [880, 248, 48],
        [960, 254, 42],
        [1040, 244, 50],
        [1120, 250, 44],
        [1196, 236, 54],
      ],
      ["#1F4A3E", "#3F7A50", "#8FB45E"],
      8,
      4.5,
    ),
    stroke("M700 290q-6 40 4 74M862 284q10 40-2 92M1004 286q-8 60 4 80M1134 280q8 40-4 70", "#2F5F44", 4),
  ].join("");
}

function river(sheet: Sheet): string {
  const water = smooth("-20 454!, 300 456, 540 462, 700 477, 900 482, 1230 480!, 1230 780!, -20 780!");
  return [
    path(
      water,
      sheet.gradient([
        [0, "#D9A868"],
        [0.3, "#B67A48"],
        [1, "#6A402E"],
      ]),
    ),
    path(
      smooth("-20 454!, 300 456, 540 462, 600 470!, 500 492, 300 490, 160 504, -20 500!"),
      "#5E6A44",
      'opacity=".6"',
    ),
    path(
      smooth("560 464!, 700 477, 900 482, 1230 480!, 1230 560!, 1060 540, 900 552, 740 520"),
      "#7E3B2A",
      'opacity=".5"',
    ),
    stroke(
      "M226 474h150M250 488h90M200 502h150M236 524h80M180 548h70M640 540h130M820 574h150M1000 610h140M700 640h120M900 680h160M330 690h130M560 716h120M160 604h60M760 596h60",
      "#F7D9A0",
      3.4,
      'opacity=".6"',
    ),
    stipple(sheet, water, palette.night, [0, 0, 0, 1], 0.6, 20),
  ].join("");
}

function macaws(): string {
  const sitting = [
    [706, 372, 0.46, "scarlet"],
    [748, 350, 0.42, "blue"],
    [790, 384, 0.48, "scarlet"],
    [836, 344, 0.42, "scarlet"],
    [876, 388, 0.5, "blue"],
    [924, 350, 0.44, "scarlet"],
    [968, 392, 0.5, "scarlet"],
    [1020, 356, 0.46, "blue"],
    [1074, 396, 0.52, "scarlet"],
    [1126, 360, 0.46, "blue"],
  ] as const;
  const flying = [
    [560, 250, 0.5, -4, "scarlet"],
    [640, 196, 0.42, -10, "blue"],
    [560, 150, 0.62, -8, "scarlet"],
    [900, 130, 0.5, 6, "blue"],
  ] as const;
  return [
    ...sitting.map(([x, y, size, kind], index) => {
      return place(sittingMacaw(kind), x, y, index % 3 === 1 ? -size : size, size);
    }),
    ...flying.map(([x, y, size, turn, kind]) => place(flyingMacaw(kind), x, y, size, size, turn)),
  ].join("");
}

/** The trunk, the branch and the leaves that we look out from. */
function frame(sheet: Sheet): string {
  const trunk = smooth("-20 -20!, 86 -20!, 90 160, 96 330, 112 480, 160 600, 250 700, 300 780!, -20 780!");
  const fan = (x: number, y: number, tips: readonly (readonly [number, number, number])[], wide: number) =>
    tips.map(([tipX, tipY, bend]) => leaf(x, y, tipX, tipY, bend, wide)).join("");
  return [
    path("M80 236q100-30 190-8 70 16 130-4 4 10-4 12-70 24-140 8-86-18-170 22z", "#4A3A30"),
    path(
      leaf(330, 232, 420, 190, -8, 12) + leaf(396, 228, 470, 250, 8, 13) + leaf(200, 226, 240, 170, 10, 11),
      "#5F9450",
    ),
    place(sittingMacaw(), 312, 226, 1.36),
    path(trunk, "#33403A"),
    path(smooth("-20 -20!, 20 -20!, 26 200, 20 420, 40 600, 20 780!, -20 780!"), "#6E7258"),
    path("M62-20q8 300 22 440 14 130 110 260l60 100h-60q-100-130-120-260-20-160-12-540z", "#1F2A2E"),
    stipple(sheet, trunk, palette.night, [0, 0, 1, 0], 0.8, 20),
    stroke("M150-10q-18 160-4 250t-10 170", "#2F4A3C", 5),
    path(
      fan(
        1210,
        770,
        [
          [1010, 640, -30],
          [1080, 560, -20],
          [1000, 720, -20],
        ],
        36,
      ),
      "#1F4440",
    ),
    path(
      fan(
        1220,
        780,
        [
          [1120, 600, -10],
          [1060, 690, -24],
        ],
        28,
      ),
      "#4F8A54",
    ),
    path(
      fan(
        60,
        790,
        [
          [20, 600, 10],
          [150, 610, 30],
          [250, 690, 30],
        ],
        30,
      ),
      "#1F4440",
    ),
    path(
      fan(
        40,
        790,
        [
          [90, 620, 20],
          [200, 720, 20],
        ],
        24,
      ),
      "#4F8A54",
    ),
    path("M1120 770q-6-60 10-120l8-30 2 32 20-22-6 34 22-14-14 34q-18 50-22 86z", palette.terracotta),
    path("M1138 622l2 32 20-22-6 34 22-14-14 34-14 22q-8-40-10-86z", palette.sun),
  ].join("");
}
