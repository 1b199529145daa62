import { crag } from "../../motifs/land/crag.ts";
import { highlander, hiker, stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { kneelingWoman } from "../../motifs/people/kneeling-woman.ts";
import { awning, basket, hanging, pile } from "../../motifs/objects/market.ts";
import { mix, palette } from "../../engine/palette.ts";
import { land, ridge } from "../../engine/ridge.ts";
import { ellipse, path, place, points, rect, smooth, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { sky, veil } from "../../motifs/sky/sky.ts";
import type { Band } from "../../motifs/objects/textile.ts";

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

/** The market of Pisac: a seller among her baskets and cloth, the church and the mountains behind. */
export function business(sheet: Sheet): string {
  return [back(sheet), square(sheet), stall(sheet), wares(sheet), people(sheet), paperGrain(sheet)].join("");
}

function back(sheet: Sheet): string {
  const haze = "#F7E0AC";
  return [
    sky(sheet, [
      [0, "#3C8A9A"],
      [0.3, "#B6D3BE"],
      [0.5, haze],
    ]),
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
    place(house(-30, 420, 170, 100) + house(150, 420, 130, 80) + house(920, 420, 170, 96), 0, 186) +
    place(tower(), 578, 150)
  );
}

function tower(): string {
  return (
    path("M540 470V230h84v240z", "#F3E3C2") +
    path("M598 470V230h26v240z", "#C9A98A") +
    path("M530 234h104v-14H530zM534 300h96v-8h-96z", "#FFF8E8") +
    path("M548 220l34-54 34 54z", palette.terracotta) +
    path("M582 166l34 54h-20z", palette.brick) +
    path("M566 286v-30a16 16 0 0 1 32 0v30z", palette.bark) +
    path("M576 274q0-14 6-14t6 14l3 5h-18z", palette.sun) +
    stroke("M582 166v-28M573 148h18", palette.bark, 4) +
    path("M400 470v-120l70-40 70 40v120z", "#F3E3C2") +
    path("M390 354l80-48 70 42v14l-70-42-70 42z", palette.terracotta) +
    path("M452 420v-34a18 18 0 0 1 36 0v34z", palette.bark)
  );
}

/** One stall under its awning: cloth on both sides, jugs on a shelf behind the seller. */
function stall(sheet: Sheet): string {
  const room = "M250 230h700v380H250z";
  return [
    path(room, mix(palette.bark, palette.night, 0.3)),
    path("M250 230h700v120H250z", palette.night, 'opacity=".35"'),
    shelf(),
    hanging(268, 268, 104, 262, poncho),
    hanging(376, 268, 96, 226, blanket),
    hanging(728, 268, 96, 226, [...poncho].toReversed()),
    hanging(828, 268, 104, 262, blanket),
    stroke("M258 220v400M942 220v400", "#A66A3F", 13),
    awning(228, 132, 744, 120, 16, palette.terracotta),
    stipple(sheet, "M228 132h744v140H228z", palette.night, [0, 0, 1, 0], 0.6),
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
      372,
      size,
    );
  return rect(484, 372, 234, 9, "#A66A3F") + jug(520, palette.clay, 1.1) + jug(682, palette.straw, 1.1);
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
  ].join("");
}

function wares(sheet: Sheet): string {
  return [
    pile(300, 616, 120, [palette.indigo, palette.terracotta, palette.sun, palette.coca]),
    pile(790, 616, 120, [palette.maize, palette.coca, palette.clay]),
    ellipse(640, 640, 210, 24, palette.night, 'opacity=".3"'),
    place(kneelingWoman(sheet, palette.bark, palette.coca, palette.maize), 600, 634, 3.3),
    place(basket([palette.leaf, palette.coca, "#A8C254"], 8), 376, 672, 1.5),
    place(basket([palette.terracotta, "#D2582E", palette.sun], 5), 826, 672, 1.5),
    place(basket(["#D9B878", "#B98A52", "#8A4A5A"], 3), 478, 734, 1.75),
    place(basket([palette.maize, "#8A3F6E", "#E8CF98"], 11), 726, 734, 1.75),
    place(basket([palette.sun, palette.glow, "#D98C3A"], 14), 602, 746, 1.6),
  ].join("");
}

function people(sheet: Sheet): string {
  const shadow = (x: number, y: number, wide: number) =>
    ellipse(x + wide * 0.4, y, wide, wide * 0.14, palette.night, 'opacity=".3"');
  return [
    shadow(150, 730, 90) +
      stand(
        highlander(sheet, {
          hat: palette.brick,
          skirt: palette.indigo,
          shawl: palette.sun,
          bundle: palette.terracotta,
        }),
        142,
        734,
        340,
      ),
    shadow(1048, 726, 80) + stand(hiker({ jacket: palette.sea, pack: palette.sun }), 1040, 730, 350),
  ].join("");
}
