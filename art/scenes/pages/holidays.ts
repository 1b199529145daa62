import { marineraMan, marineraWoman } from "../../motifs/people/feast/dancers.ts";
import { highlander, stand } from "../../motifs/people/hiker.ts";
import { paperGrain, stipple } from "../../engine/grain.ts";
import { palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { land, ridge } from "../../engine/ridge.ts";
import {
  circle,
  ellipse,
  path,
  place,
  type Point,
  rect,
  smooth,
  straight,
  stroke,
} from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { mist, rays, sky } from "../../motifs/sky/sky.ts";
import { zigzagWall } from "../../motifs/inca/zigzag-wall.ts";

const rainbow = ["#B5482A", "#E98A3C", "#F7D58A", "#5E9460", "#4E92A8", "#26305C", "#7A4A86"];

/** A feast day: the golden sun of Inti Raymi over the zigzag walls, banners, a procession and a couple dancing marinera. */
export function holidays(sheet: Sheet): string {
  return [
    sky(sheet, [
      [0, "#6E1F33"],
      [0.3, "#B5382A"],
      [0.62, "#EE9A3C"],
    ]),
    rays(600, 222, 1050, 24, "#F7C25A", 0.22),
    place(inti(), 600 - 600 * 0.82, 222 - 330 * 0.82, 0.82),
    land(ridge({ y: 452, swing: 36, seed: 12, wave: 520, pointed: 0.5 }), "#8A3A3E"),
    mist(sheet, 400, 120, "#F2A64E", 0.6),
    walls(sheet),
    procession(sheet),
    ellipse(480, 724, 170, 13, palette.night, 'opacity=".35"') + place(marineraWoman(sheet), 486, 718, 0.92),
    ellipse(766, 726, 92, 12, palette.night, 'opacity=".35"') + place(marineraMan(sheet), 750, 720, 0.92),
    bunting(),
    paperGrain(sheet),
  ].join("");
}

/** The sun disc with its face and flames, in gold leaf. */
function inti(): string {
  const flames = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    const reach = index % 2 ? 226 : 262;
    const at = (turn: number, far: number): string =>
      `${Math.round(600 + Math.cos(angle + turn) * far)} ${Math.round(330 + Math.sin(angle + turn) * far)}`;
    return index % 2
      ? `M${at(-0.1, 178)}L${at(0, reach)} ${at(0.1, 178)}z`
      : `M${at(-0.1, 178)}Q${at(-0.14, 224)} ${at(0.03, reach)} ${at(0.06, 220)} ${at(0.1, 178)}z`;
  });
  return [
    path(flames.join(""), palette.sun),
    circle(600, 330, 186, "#C4761F"),
    circle(600, 330, 180, palette.sun),
    circle(600, 330, 160, "none", `stroke="${palette.brick}" stroke-width="7" stroke-dasharray="13 13"`),
    circle(600, 330, 142, palette.glow),
    path("M600 188a142 142 0 0 1 0 284q60-60 60-142t-60-142z", palette.sun, 'opacity=".6"'),
    path("M500 268h70v14h-56v10h-14zM700 268h-70v14h56v10h14z", palette.brick),
    path("M512 296h50v26h-50zM638 296h50v26h-50z", palette.brick),
    path("M526 300h20v18h-20zM654 300h20v18h-20z", palette.salt),
    path("M588 290h24v62h18v16h-60v-16h18z", palette.brick),
    path("M548 392h104v14h-14v12h-76v-12h-14z", palette.brick) + rect(566, 396, 68, 9, palette.salt),
    path("M494 340h36v36h-36zM670 340h36v36h-36z", palette.clay),
  ].join("");
}

/** The three zigzag walls of Sacsayhuamán, one above the other. */
function walls(sheet: Sheet): string {
  const field = smooth("-20 606!, 300 596, 600 602, 900 596, 1220 606!, 1220 770!, -20 770!");
  return [
    zigzagWall(450, 44, 96, "#D98A5A", "#96483E"),
    rect(-20, 500, 1240, 16, "#7A8A42"),
    zigzagWall(508, 54, 132, "#E3A06A", "#A0523F"),
    rect(-20, 572, 1240, 60, "#8A9A46"),
    path(field, "#B4A24C"),
    path(smooth("-20 660!, 300 640, 600 650, 900 640, 1220 656!, 1220 770!, -20 770!"), "#C98A42"),
    stipple(sheet, field, palette.night, [0, 0, 0.1, 1], 0.8, 20),
  ].join("");
}

/** Peru's flag on a pole, its foot at 0, 0. */
function nationalFlag(tall: number, way: number): string {
  const third = (index: number) => {
    const rise = index === 1 ? 9 : -9;
    return path(
      `M${index * 44 * way} ${8 - tall}q${22 * way} ${rise} ${44 * way} 0v92q${-22 * way} ${rise} ${-44 * way} 0z`,
      index === 1 ? palette.salt : "#C22B2B",
    );
  };
  return (
    stroke(`M0 0V${-tall}`, palette.bark, 5) +
    circle(0, -tall - 4, 7, palette.glow) +
    [0, 1, 2].map(third).join("")
  );
}

/** A banner of the seven rainbow colours on a pole of `tall` units, its foot at 0, 0. */
function banner(tall: number, way: number): string {
  const stripes = rainbow.map((ink, index) => {
    const y = -tall + 8 + index * 13;
    return path(
      `M0 ${y}q${26 * way}-14 ${52 * way} 0t${56 * way} 0v13.4q${-30 * way} 14 ${-56 * way} 0t${-52 * way} 0z`,
      ink,
    );
  });
  return stroke(`M0 0V${-tall}`, palette.bark, 5) + circle(0, -tall - 4, 7, palette.glow) + stripes.join("");
}

function procession(sheet: Sheet): string {
  const inks = [
    { skirt: palette.indigo, shawl: palette.sun, bundle: palette.terracotta },
    { skirt: palette.maize, shawl: palette.sea, bundle: palette.sun },
    { skirt: palette.brick, shawl: palette.salt, bundle: palette.indigo },
  ] as const;
  const spots = [
    [86, 706, 230, 0],
    [196, 672, 190, 1],
    [990, 668, 180, 2],
    [1112, 706, 230, 1],
  ] as const;
  return [
    place(nationalFlag(350, 1), 128, 668),
    place(banner(270, 1), 252, 648),
    place(nationalFlag(350, -1), 1066, 668),
    place(banner(270, -1), 936, 648),
    ...spots.map(
      ([x, y, size, index]) =>
        ellipse(x + 14, y, size * 0.3, 7, palette.night, 'opacity=".35"') +
        stand(highlander(sheet, inks[index] ?? {}), x, y + 2, size),
    ),
  ].join("");
}

function bunting(): string {
  const random = createRandom(3);
  const inks = [palette.salt, palette.sea, palette.glow, "#C2587A", palette.leaf];
  const line = (from: Point, to: Point, sag: number, count: number) => {
    const at = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
    ];
    const flags = Array.from({ length: count }, (_, index) => {
      const [x, y] = at((index + 0.15) / count);
      const [endX, endY] = at((index + 0.85) / count);
      const flag = straight([
        [x, y],
        [endX, endY],
        [endX - 2, endY + 34],
        [(x + endX) / 2, (y + endY) / 2 + 24],
        [x + 2, y + 34],
      ]);
      return path(flag, inks[(index + Math.floor(random(0, 2))) % 5] ?? palette.salt);
    });
    return (
      stroke(smooth([at(0), at(0.25), at(0.5), at(0.75), at(1)], false), palette.night, 3) + flags.join("")
    );
  };
  return [line([-30, 40], [400, -10], 90, 11), line([1230, 40], [800, -10], 90, 11)].join("");
}
