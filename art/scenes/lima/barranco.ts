import { bridgeOfSighs, lantern, onBridge } from "../../motifs/buildings/bridge-of-sighs.ts";
import { cloudscape } from "../../motifs/sky/cloudscape.ts";
import { stand } from "../../motifs/people/hiker.ts";
import { type Crown, foliage } from "../../motifs/plants/foliage.ts";
import { paperGrain } from "../../engine/grain.ts";
import { hermitage } from "../../motifs/churches/hermitage.ts";
import { farHouses, haze, lane, light, pavement, view } from "../../motifs/buildings/lane-to-sea.ts";
import { palette } from "../../engine/palette.ts";
import { wallOf } from "../../engine/perspective.ts";
import { createRandom } from "../../engine/random.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { path, place, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rays, sky, sun, veil } from "../../motifs/sky/sky.ts";
import { flock, townsman, townswoman } from "../../motifs/people/townsfolk.ts";
import { glazing, houseFront, type VillaInks } from "../../motifs/buildings/house-front.ts";

/** Barranco's Bridge of Sighs at sunset, from the lane that goes down to the sea under it. */
export function barranco(sheet: Sheet): string {
  return [
    evening(sheet),
    farHouses(),
    veil(sheet, 380, 150, haze, 0.35),
    pavement(sheet),
    banks(sheet),
    bridgeOfSighs(view, strollers()),
    flowers(),
    nearHouse(sheet),
    walkers(),
    paperGrain(sheet),
  ].join("");
}

function evening(sheet: Sheet): string {
  const glints = Array.from({ length: 12 }, (_, index) => {
    const spread = 26 + index * 5;
    const x = light.x + Math.sin(index * 2.2) * spread * 0.4;
    return `M${Math.round(x - spread / 2)} ${460 + index * 8}h${Math.round(spread * (0.6 + ((index * 7) % 5) / 8))}`;
  });
  return [
    sky(sheet, [
      [0, "#2F4A80"],
      [0.2, "#7A6F9C"],
      [0.38, "#E08A6E"],
      [0.52, "#F8BE6A"],
      [0.61, "#FBDD94"],
    ]),
    rays(light.x, light.y, 900, 18, "#FFE3A8", 0.1),
    sun(light.x, light.y, 58, "#FFF1C4", 3, 0.2),
    cloudscape(
      sheet,
      [
        [330, 120, 420, 54],
        [796, 84, 380, 46],
      ],
      { light: "#F9BE90", shade: "#B0708A" },
      29,
    ),
    land(ridge({ y: 440, swing: 16, seed: 14, wave: 300, from: 380, to: 560 }), "#D8906F", 456),
    rect(
      300,
      455,
      600,
      130,
      sheet.gradient([
        [0, "#F3B56C"],
        [0.35, "#C58A86"],
        [1, "#4E6C92"],
      ]),
    ),
    stroke(glints.join(""), "#FFEFC0", 3.4),
    flock(
      [
        [470, 330, 22],
        [500, 352, 16],
        [742, 338, 18],
      ],
      palette.maize,
    ),
  ].join("");
}

/** The walls and gardens that hold the bridge's ends. */
function banks(sheet: Sheet): string {
  const wall = wallOf(view, [-5, 44], [-5, 6]);
  const feet = [6, 12, 22, 44];
  const top = (away: number) => -0.1 - 0.045 * away;
  const line = (share: number, out = 0) =>
    wall.shape(
      feet.map((away) => [44 - away, lane(away) + (top(away) - lane(away)) * share, out]),
      false,
    );
  return [
    place(hermitage(), 70, 320, 0.92),
    path(smooth("-20 400!, 120 400!, 200 404, 300 434, 420 476, 482 530!, 470 560!, -20 640!"), "#4A6650"),
    path("M-20 318h118v180H-20z", "#7C4E58") + path("M98 318h34l36 84v96H98z", "#DE935E"),
    path("M-20 316h150v12H-20z", "#F0BE84"),
    stroke(
      "M-20 352h118M-20 380h118M-20 408h118M98 352h48M98 380h58M98 408h68",
      palette.bark,
      1.6,
      'opacity=".5"',
    ),
    foliage(
      [
        [150, 462, 30],
        [196, 440, 34],
        [236, 470, 34],
        [270, 452, 26],
        [312, 474, 30],
        [352, 490, 26],
        [392, 492, 22],
        [428, 510, 18],
        [456, 520, 12],
        [90, 478, 34],
      ],
      ["#26403E", "#46694A", "#8E9C54"],
      5,
      4.5,
    ),
    path(
      wall.shape([
        ...feet.map((away) => [44 - away, lane(away)] as const),
        ...feet.toReversed().map((away) => [44 - away, top(away)] as const),
      ]),
      sheet.gradient(
        [
          [0, "#94564E"],
          [1, "#E9A868"],
        ],
        [0, 0, 1, 0],
      ),
    ),
    stroke(
      line(0.2) + line(0.4) + line(0.6) + line(0.8),
      "#7A3F48",
      1.8,
      'stroke-dasharray="30 4" opacity=".6"',
    ),
    stroke(line(1, 0.15), "#F8CE94", 7),
    path(wall.arch(28, lane(16), 1.7, 1.85), "#F8CE94") + path(wall.arch(28, lane(16), 1.3, 1.65), "#5A2A3A"),
  ].join("");
}

function strollers(): string {
  const people: readonly [number, string, number, number][] = [
    [0.33, townsman({ coat: palette.salt, hat: palette.straw }), 1.8, 0.5],
    [0.36, townswoman({ dress: "#B23A2E" }), 1.7, 0.5],
    [0.475, townsman({ coat: palette.night }), 1.8, 0.3],
    [0.497, townswoman({ dress: palette.sun, hair: palette.night }), 1.68, 0.3],
    [0.665, townswoman({ dress: palette.sea }), 1.7, 0.9],
    [0.69, townswoman({ dress: palette.salt }), 1.1, 0.9],
    [0.9, townsman({ coat: palette.maize }), 1.8, 0.6],
  ];
  return people
    .map(([share, figure, tall, inward]) => {
      const { x, y, metre } = onBridge(view, share, inward);
      return stand(figure, x, y, metre * tall);
    })
    .join("");
}

/** The villa on the right: its front along the lane has the sun. */
function nearHouse(sheet: Sheet): string {
  const front = wallOf(view, [6, 7], [6, 16]);
  const inks: VillaInks = {
    wall: sheet.gradient(
      [
        [0, "#EB9A50"],
        [1, "#B04A30"],
      ],
      [0, 0, 1, 0],
    ),
    trim: "#FBE0AE",
    shade: "#8C3A33",
    room: "#43203A",
    lamp: "#FFD774",
    iron: palette.night,
  };
  const openings = [
    { along: 7.6, up: 0.9, wide: 1.3, tall: 2.4, lit: true, balcony: true },
    { along: 4.6, up: 0.9, wide: 1.3, tall: 2.4, balcony: true },
    { along: 7.6, up: -2.7, wide: 1.4, tall: 2.6 },
    { along: 4.8, up: -2.7, wide: 1.6, tall: 2.6, lit: true },
    { along: 2.6, up: -2.7, wide: 1.4, tall: 2.6 },
  ];
  return houseFront(front, [-4, 4.2], inks, openings, 0.3) + glazing(front, openings, "#8C4A38");
}

function walkers(): string {
  const ground = (right: number, away: number) => view.at([right, lane(away), away]);
  const people: readonly [number, number, string, number][] = [
    [1.6, 30, townsman({ coat: palette.brick }), 1.75],
    [2, 17, townswoman({ dress: palette.sea }), 1.66],
    [2.6, 17, townswoman({ dress: palette.salt }), 1.15],
    [-1.9, 12, townsman({ coat: palette.indigo, hat: palette.sand }), 1.78],
    [-1.15, 12.2, townswoman({ dress: palette.terracotta, sash: palette.salt }), 1.68],
  ];
  const lamp = ([right, away]: readonly [number, number]) => {
    const [x, y] = ground(right, away);
    const metre = view.metreAt(away);
    return (
      stroke(`M${Math.round(x)} ${Math.round(y)}v${Math.round(-metre * 3)}`, palette.night, metre * 0.09) +
      place(lantern(), x, y - metre * 2.5, metre / 32)
    );
  };
  return [
    ...(
      [
        [-3.7, 36],
        [-3.9, 19],
        [4, 24],
      ] as const
    ).map(lamp),
    ...people.map(([right, away, figure, tall]) => {
      const [x, y] = ground(right, away);
      const size = view.metreAt(away) * tall;
      const [from, lean, down] = [size * 0.1, (x - light.x) * 0.5, size * 0.75].map(Math.round);
      const shadow = `M${Math.round(x) - (from ?? 0)} ${Math.round(y)}l${lean} ${down}h${Math.round(size * 0.26)}L${Math.round(x) + (from ?? 0)} ${Math.round(y)}z`;
      return path(shadow, palette.night, 'opacity=".32"') + stand(figure, x, y, size);
    }),
  ].join("");
}

/** Bougainvillea hanging over the wall on the left. */
function flowers(): string {
  const random = createRandom(12);
  const green: Crown[] = [
    [-10, 430, 80],
    [70, 470, 62],
    [10, 530, 66],
    [130, 500, 44],
    [70, 560, 34],
    [196, 512, 34],
    [-6, 620, 46],
    [250, 520, 24],
  ];
  const bunches = green.flatMap(([x, y, radius]) =>
    Array.from({ length: Math.round(radius / 16) }, (): Crown => {
      const [turn, far] = [random(0, 6.28), radius * random(0.2, 0.9)];
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far, random(18, 30)];
    }),
  );
  const hedge: Crown[] = [
    [752, 564, 15],
    [782, 560, 22],
    [822, 572, 18],
    [856, 566, 26],
    [900, 578, 22],
    [936, 574, 30],
  ];
  return (
    foliage(hedge, ["#3D5850"], 4, 5) +
    foliage(green, ["#2B2F48", "#3F5A4A"], 3, 5) +
    foliage(bunches, ["#8A2A62", "#C74A86", "#F08CA8"], 8, 4.5)
  );
}
