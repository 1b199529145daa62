import { archway } from "../church.ts";
import { cloudscape } from "../cloudscape.ts";
import { datePalm } from "../date-palm.ts";
import { stand } from "../figure.ts";
import { type Crown, foliage } from "../foliage.ts";
import { print } from "../grain.ts";
import { mix, palette } from "../palette.ts";
import { leaf } from "../plants.ts";
import { createRandom } from "../random.ts";
import { band, circle, ellipse, path, place, rect, smooth, stroke } from "../shapes.ts";
import type { Sheet } from "../sheet.ts";
import { sky, sun } from "../sky.ts";
import { flock, townsman, townswoman } from "../townsfolk.ts";

/** Bougainvillea: its own shade first. */
const blooms = ["#2B4438", "#7E2A58", "#B5487F", "#DE93B2"];
const wood = { lit: "#C07A45", mid: "#8A5030", dark: palette.bark };

/** A couple on Barranco's Bridge of Sighs at sunset, old houses on both sides of the lane to the sea. */
export function barranco(sheet: Sheet): string {
  return [back(sheet), slopes(), houses(), lane(), bridge(), front(), print(sheet)].join("");
}

function back(sheet: Sheet): string {
  const glints = Array.from({ length: 13 }, (_, index) => {
    const spread = 20 + index * 9;
    return `M${Math.round(600 + Math.sin(index * 2.2) * spread * 0.5 - spread / 2)} ${386 + index * 9}h${Math.round(spread * 0.8)}`;
  });
  return [
    sky(sheet, [
      [0, "#3C4578"],
      [0.18, "#86658E"],
      [0.34, "#DB8570"],
      [0.48, "#F6BE6C"],
      [0.56, palette.glow],
    ]),
    sun(600, 300, 92, "#FFEDBA", 2, 0.2),
    cloudscape(
      sheet,
      [
        [640, 116, 560, 72],
        [380, 200, 320, 40],
        [850, 214, 340, 44],
      ],
      { light: "#F9BE90", shade: "#B0708A" },
      29,
    ),
    rect(
      0,
      376,
      1200,
      200,
      sheet.gradient([
        [0, "#F3BE74"],
        [0.3, "#C98E86"],
        [1, "#5E7896"],
      ]),
    ),
    stroke(glints.join(""), "#FFE9AE", 3.6, 'opacity=".9"'),
    flock(
      [
        [520, 240, 26],
        [486, 264, 20],
        [690, 232, 22],
        [724, 256, 18],
      ],
      palette.maize,
    ),
  ].join("");
}

function slopes(): string {
  const left = smooth("-20 300!, 200 360, 340 400, 440 470, 500 560, 530 770!, -20 770!");
  const right = smooth("1220 300!, 1000 360, 860 400, 760 470, 700 560, 670 770!, 1220 770!");
  return [
    path(left, mix(palette.moss, palette.maize, 0.25)),
    path(right, mix(palette.moss, palette.night, 0.25)),
    datePalm(392, 440, 190, palette.bark, palette.coca, palette.moss),
    datePalm(806, 440, 170, palette.bark, palette.coca, palette.moss),
  ].join("");
}

function houses(): string {
  const house = (
    x: number,
    top: number,
    wide: number,
    foot: number,
    wall: string,
    shade: string,
    toRight: boolean,
  ) => {
    const side = toRight ? x + wide - 34 : x;
    const openings = Array.from(
      { length: Math.floor((wide - 50) / 82) },
      (_, index) => x + (toRight ? 50 : 84) + index * 82,
    );
    const data = `M${x} ${top}h${wide}v${foot - top}h${-wide}z`;
    return [
      path(data, wall),
      rect(side, top, 34, foot - top, shade),
      rect(x - 8, top - 10, wide + 16, 16, palette.sand) +
        rect(x - 8, top + 6, wide + 16, 6, palette.maize, 'opacity=".4"'),
      ...openings.map(
        (at) =>
          path(archway(at, top + 142, 54, 108), palette.sand) +
          path(archway(at, top + 142, 38, 98), palette.glow) +
          path(archway(at + 8, top + 142, 22, 98), palette.sun) +
          stroke(`M${at} ${top + 46}v96M${at - 18} ${top + 96}h36`, wood.dark, 3) +
          rect(at - 32, top + 142, 64, 8, palette.sand) +
          stroke(
            `M${at - 28} ${top + 122}h56M${at - 26} ${top + 122}v20M${at - 13} ${top + 122}v20M${at} ${top + 122}v20M${at + 13} ${top + 122}v20M${at + 26} ${top + 122}v20`,
            palette.night,
            2.4,
          ),
      ),
    ].join("");
  };
  return [
    house(1010, 150, 220, 520, palette.terracotta, palette.brick, false),
    house(-30, 130, 230, 520, palette.sea, palette.deep, true),
    house(176, 210, 158, 470, palette.sun, "#B8742E", true),
    house(874, 226, 156, 470, palette.rose, "#B5735F", false),
    path("M170 214l84-46 88 46z", palette.brick) + path("M866 230l84-46 88 46z", palette.brick),
  ].join("");
}

/** The stepped lane to the sea below the bridge. */
function lane(): string {
  const way = "M572 500h56l150 270H422z";
  const steps = [520, 544, 572, 606, 648, 698].map((y) => {
    const half = 28 + ((y - 500) / 270) * 150;
    return `M${Math.round(600 - half)} ${y}h${Math.round(half * 2)}`;
  });
  const glow = (x: number, y: number) =>
    circle(x, y, 30, palette.glow, 'opacity=".22"') +
    circle(x, y, 15, palette.glow, 'opacity=".4"') +
    circle(x, y, 6, "#FFF3CC") +
    stroke(`M${x} ${y + 6}v56`, palette.night, 3);
  return [
    path(way, "#C79A86"),
    stroke(steps.join(""), "#8D6474", 3),
    path("M556 500h16L422 770h-70zM628 500h16l204 270h-70z", palette.maize, 'opacity=".55"'),
    glow(520, 556) + glow(684, 556),
    stand(townsman({ coat: palette.night }), 592, 584, 44) +
      stand(townswoman({ dress: palette.maize }), 612, 586, 42),
  ].join("");
}

function bridge(): string {
  const deck = "M-20 470h1240v34H-20z";
  const posts = Array.from({ length: 16 }, (_, index) => -10 + index * 82);
  const crosses = posts.map((x) => `M${x + 6} 398l76 64M${x + 82} 398l-76 64`).join("");
  const under = "M-20 504h1240v24H-20z";
  const strut = (x: number, way: number) =>
    band(`M${x + way * 50} 642L${x + way * 190} 516`, wood.dark, 20) +
    band(`M${x + way * 50 - 3} 640L${x + way * 190 - 3} 514`, wood.mid, 10);
  return [
    strut(270, 1),
    strut(930, -1),
    path(under, wood.dark),
    couple(),
    stroke(crosses, wood.dark, 8) + stroke(crosses, wood.mid, 4),
    ...posts.map((x) => rect(x - 6, 386, 14, 88, wood.mid) + rect(x - 6, 386, 6, 88, wood.lit)),
    path(deck, wood.mid),
    path("M-20 470h1240v9H-20z", wood.lit),
    band("M-20 492h1240", wood.dark, 16, 'stroke-dasharray="3 38"'),
    rect(-20, 382, 1240, 13, wood.lit) + rect(-20, 391, 1240, 5, wood.dark),
    ...[96, 342, 834, 1080].map((x) => lamp(x)),
  ].join("");
}

function lamp(x: number): string {
  return place(
    circle(0, -44, 58, palette.sun, 'opacity=".16"') +
      circle(0, -44, 34, palette.sun, 'opacity=".24"') +
      stroke("M0 0v-22", palette.night, 6) +
      path("M-13-22h26l5-40h-36z", palette.glow) +
      path("M0-22h13l5-40H0z", palette.sun) +
      path("M-22-62q22-22 44 0zM-15-22h30l-4 6h-22z", palette.night) +
      stroke("M-18-62l5 40M18-62l-5 40M0-62v40", palette.night, 2.4),
    x,
    384,
  );
}

/** Two people behind the rail, dark against the sun, heads together. */
function couple(): string {
  const [him, her, glow] = ["#2A2348", "#5A2038", "#F3A45E"];
  const parts = [
    path(smooth("-58 96!, -58 20, -54 -34, -38 -52, -14 -54, 4 -40, 10 0, 6 96!"), him),
    path(smooth("6 96!, 4 24, 8 -22, 24 -38, 44 -34, 54 -10, 56 30, 72 96!"), her),
    stroke("M-58 40q-2-60 6-78 6-12 18-14", glow, 3),
    stroke("M56 26q0-34-6-48", glow, 3),
    stroke("M-4-34q26 20 50 26", him, 15),
    circle(-18, -76, 19, him),
    circle(20, -62, 17, her),
    path(smooth("2 -62, 10 -82, 30 -82, 40 -62, 44 -30, 36 0, 20 6, 14 -20, 16 -48"), "#3A1830"),
    stroke("M-36-84q6-14 20-12", glow, 2.6),
  ];
  return place(parts.join(""), 598, 384, 1.06);
}

/** Flowering crowns that hang over the picture's lower corners; highest at the outer edge. */
function heap(from: number, to: number, top: number, seed: number): Crown[] {
  const random = createRandom(seed);
  const outer = from < 300 ? from : to;
  return Array.from({ length: 34 }, (_, index): Crown => {
    const x = from + ((index % 7) / 6) * (to - from) + random(-22, 22);
    const fall = (Math.abs(x - outer) / (to - from)) ** 1.6 * 120;
    const y = top - 40 + Math.floor(index / 7) * 44 + fall + random(-14, 14);
    return [Math.round(x), Math.round(y), Math.round(random(24, 42))];
  });
}

function front(): string {
  const fan = (x: number, y: number, way: number) =>
    path(
      [-64, -40, -16, 10, 36]
        .map((angle, index) => {
          const turn = (angle * Math.PI) / 180;
          return leaf(
            x,
            y,
            x + way * Math.cos(turn) * 190,
            y + Math.sin(turn) * 190,
            way * (20 - index * 6),
            24,
          );
        })
        .join(""),
      palette.moss,
    );
  return [
    fan(-10, 720, 1),
    fan(1210, 720, -1),
    foliage(heap(-20, 380, 590, 3), blooms, 3, 3.5),
    foliage(heap(850, 1220, 596, 8), blooms, 11, 3.5),
    ellipse(600, 770, 420, 36, palette.night, 'opacity=".3"'),
  ].join("");
}
