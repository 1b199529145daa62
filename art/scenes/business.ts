import { crag } from "../crag.ts";
import { highlander, hiker, stand } from "../figure.ts";
import { paper, stipple } from "../grain.ts";
import { awning, basket, hanging, pile } from "../market.ts";
import { mix, palette } from "../palette.ts";
import { land, ridge } from "../ridge.ts";
import { ellipse, path, place, points, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, streaks, veil } from "../sky.ts";
import type { Band } from "../textile.ts";

const poncho: Band[] = [
  ["plain", 30, palette.terracotta],
  ["plain", 6, palette.sun],
  ["plain", 24, palette.indigo],
  ["diamonds", 26, palette.brick, palette.glow],
  ["plain", 24, palette.indigo],
  ["plain", 6, palette.sun],
  ["plain", 30, palette.terracotta],
];
const blanket: Band[] = [
  ["plain", 26, palette.coca],
  ["zigzag", 24, palette.moss, palette.sand],
  ["plain", 10, palette.sun],
  ["plain", 30, palette.maize],
  ["plain", 10, palette.sun],
  ["zigzag", 24, palette.moss, palette.sand],
  ["plain", 26, palette.coca],
];

/** The market of Pisac: awnings, cloth and baskets under the mountains. */
export function business(sheet: Sheet): string {
  return [back(sheet), stalls(), square(sheet), people(sheet), paper(sheet)].join("");
}

function back(sheet: Sheet): string {
  const haze = "#F7E0AC";
  return [
    sky(sheet, [
      [0, "#3C8A9A"],
      [0.3, "#B6D3BE"],
      [0.5, haze],
    ]),
    streaks(
      [
        [260, 84, 280, 14],
        [980, 70, 320, 14],
      ],
      palette.salt,
      0.9,
    ),
    crag(
      points(
        "-20 300, 120 190, 220 120, 290 168, 380 230, 500 260, 640 250, 760 180, 860 96, 920 120, 1010 60, 1090 140, 1230 260",
      ),
      { light: "#93A97E", dark: "#5F8478" },
      { seed: 12, lean: 0.25 },
    ),
    veil(sheet, 180, 190, haze, 0.75),
    land(ridge({ y: 320, swing: 40, seed: 7, wave: 520, pointed: 0.3 }), palette.coca),
    houses(),
  ].join("");
}

function houses(): string {
  const house = (x: number, y: number, wide: number, tall: number) =>
    rect(x, y - tall, wide, tall, "#F3E3C2") +
    rect(x + wide * 0.7, y - tall, wide * 0.3, tall, "#C9A98A") +
    path(`M${x - 10} ${y - tall + 4}l14-26h${wide - 8}l14 26z`, palette.terracotta) +
    path(`M${x + wide * 0.7} ${y - tall + 4}l6-26h${wide * 0.3 - 14}l14 26z`, palette.brick) +
    rect(x + wide * 0.16, y - tall + 22, 20, 26, palette.deep) +
    rect(x + wide * 0.48, y - tall + 22, 20, 26, palette.deep);
  return (
    house(60, 420, 170, 100) +
    house(250, 420, 130, 80) +
    house(830, 420, 150, 86) +
    house(1000, 420, 190, 110) +
    tower()
  );
}

function tower(): string {
  return (
    path("M540 420V230h84v190z", "#F3E3C2") +
    path("M598 420V230h26v190z", "#C9A98A") +
    path("M530 234h104v-14H530zM534 300h96v-8h-96z", "#FFF8E8") +
    path("M548 220l34-54 34 54z", palette.terracotta) +
    path("M582 166l34 54h-20z", palette.brick) +
    path("M566 286v-30a16 16 0 0 1 32 0v30z", palette.bark) +
    path("M576 274q0-14 6-14t6 14l3 5h-18z", palette.sun) +
    stroke("M582 166v-28M573 148h18", palette.bark, 4) +
    path("M400 420v-70l70-40 70 40v70z", "#F3E3C2") +
    path("M390 354l80-48 70 42v14l-70-42-70 42z", palette.terracotta) +
    path("M452 420v-34a18 18 0 0 1 36 0v34z", palette.bark)
  );
}

function stalls(): string {
  const frame = (x: number, wide: number, ink: string) =>
    rect(x, 400, wide, 210, mix(palette.bark, palette.night, 0.35)) +
    stroke(`M${x + 6} 380v236M${x + wide - 6} 380v236`, "#A66A3F", 8) +
    awning(x, 340, wide, 66, Math.round(wide / 34), ink);
  return [
    frame(20, 340, palette.terracotta),
    frame(420, 340, palette.indigo),
    frame(820, 360, palette.coca),
    hanging(48, 424, 84, 140, poncho),
    hanging(146, 424, 84, 124, blanket),
    hanging(244, 424, 84, 140, [...poncho].toReversed()),
    hanging(850, 424, 90, 130, blanket),
    hanging(958, 424, 90, 144, poncho),
    hanging(1066, 424, 84, 124, blanket),
    shelf(),
  ].join("");
}

function shelf(): string {
  const jug = (x: number, ink: string, size: number) =>
    place(
      path("M-14 0q-16-22-4-40 6-8 6-18h24q0 10 6 18 12 18-4 40z", ink) +
        path("M4 0q10-22 4-40 -4-10-2-18h6q0 10 6 18 12 18-4 40z", palette.night, 'opacity=".3"') +
        stroke("M-18-26h36", palette.salt, 3, 'stroke-dasharray="4 4"') +
        stroke("M18-50q14 8 2 24", ink, 4),
      x,
      508,
      size,
    );
  return (
    rect(436, 508, 308, 8, "#A66A3F") +
    jug(470, palette.clay, 1) +
    jug(522, palette.terracotta, 1.2) +
    jug(580, palette.straw, 0.9) +
    jug(634, palette.clay, 1.25) +
    jug(694, palette.brick, 1)
  );
}

function square(sheet: Sheet): string {
  const floor = smooth("-20 600!, 1220 600!, 1220 770!, -20 770!");
  const stones = Array.from({ length: 7 }, (_, row) =>
    stroke(
      `M${-40 + (row % 2) * 30} ${612 + row * row * 3 + row * 8}h1280`,
      "#A87A50",
      2,
      `stroke-dasharray="${34 + row * 12} 8"`,
    ),
  );
  return [
    path(floor, "#DDB67E"),
    stones.join(""),
    stipple(sheet, floor, palette.terracotta, [0, 0, 0.2, 1], 0.8),
    rect(20, 578, 340, 30, "#8A5433"),
    rect(820, 578, 360, 30, "#8A5433"),
    rect(420, 566, 340, 42, "#8A5433"),
    pile(40, 580, 92, [palette.indigo, palette.terracotta, palette.sun]),
    pile(150, 580, 88, [palette.maize, palette.coca]),
    pile(1040, 580, 100, [palette.terracotta, palette.indigo, palette.clay]),
    ellipse(590, 690, 200, 14, palette.night, 'opacity=".15"'),
    place(basket(["#D9B878", "#B98A52", "#8A4A5A"], 3), 476, 660, 0.95),
    place(basket([palette.terracotta, "#D2582E", palette.sun], 5), 600, 672, 1),
    place(basket([palette.leaf, palette.coca, "#A8C254"], 8), 722, 660, 0.95),
    place(basket([palette.maize, "#8A3F6E", "#E8CF98"], 11), 660, 722, 1.15),
    place(basket([palette.sun, palette.glow, "#D98C3A"], 14), 520, 726, 1.15),
  ].join("");
}

function people(sheet: Sheet): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.3, y, wide, wide * 0.14, palette.night, 'opacity=".3"');
  return [
    shadow(330, 716, 70) + stand(highlander(sheet, { hat: palette.brick }), 320, 718, 250),
    shadow(214, 690, 60) +
      stand(
        highlander(sheet, {
          hat: palette.bark,
          skirt: palette.indigo,
          shawl: palette.sun,
          bundle: palette.terracotta,
        }),
        200,
        692,
        220,
      ),
    shadow(900, 708, 60) + stand(hiker({ jacket: palette.sun, pack: palette.coca }), 890, 710, 250),
    shadow(1060, 690, 60) +
      stand(
        highlander(sheet, {
          hat: palette.terracotta,
          skirt: palette.moss,
          shawl: palette.maize,
          bundle: palette.indigo,
        }),
        1050,
        692,
        226,
      ),
  ].join("");
}
