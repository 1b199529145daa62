import { paperGrain, stipple } from "../../engine/grain.ts";
import { llamaAt } from "../../motifs/animals/llama.ts";
import { mix, palette } from "../../engine/palette.ts";
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
import { sky, veil } from "../../motifs/sky/sky.ts";

/** The llama that the Inca saw in the dark of the Milky Way, above the thirteen towers of Chankillo; somebody at a telescope. */
export function sciense(sheet: Sheet): string {
  return [
    heavens(sheet),
    galaxy(sheet),
    towers(sheet),
    place(observer(sheet), 30, -20, 1.22),
    paperGrain(sheet),
  ].join("");
}

function heavens(sheet: Sheet): string {
  const random = createRandom(5);
  const field = (count: number) =>
    Array.from(
      { length: count },
      () => `M${Math.round(random(0, 1200))} ${Math.round(random(0, 480) * random(0.3, 1))}h.1`,
    ).join("");
  return [
    sky(sheet, [
      [0, "#0C1130"],
      [0.34, "#232C66"],
      [0.58, "#6A4F8E"],
      [0.72, "#D98472"],
      [0.8, "#F6C888"],
    ]),
    stroke(field(190), palette.salt, 2.2, 'opacity=".8"'),
    stroke(field(34), "#FFF3D8", 4.2),
  ].join("");
}

/** The Milky Way as a band across the sky; its dark clouds are the llama Yacana and her young. */
function galaxy(sheet: Sheet): string {
  const random = createRandom(9);
  const middle = (share: number) => [-60 + share * 1300, 560 - Math.sin(share * 2.7) * 400] as const;
  const edge = (reach: number, seed: number) => {
    const wobble = createRandom(seed);
    const side = (way: number) =>
      Array.from({ length: 13 }, (_, index): Point => {
        const share = -0.12 + (index / 12) * 1.24;
        const [x, y] = middle(share);
        return [Math.round(x), Math.round(y + way * reach * wobble(0.82, 1.18) * (0.6 + share * 0.5))];
      });
    return smooth([...side(-1), ...side(1).toReversed()]);
  };
  const dust = Array.from({ length: 330 }, () => {
    const [x, y] = middle(random(-0.05, 1.1));
    return `M${Math.round(x)} ${Math.round(y + (random() + random() - 1) * 170)}h.1`;
  });
  const dark = { wool: "#171C4A", shade: "#12163E", far: "#12163E" };
  const eye = (x: number, y: number, r: number) =>
    circle(x, y, r * 2.6, "#FFF7E2", 'opacity=".25"') + circle(x, y, r, "#FFF7E2");
  return [
    path(edge(190, 3), "#7A7CC0", 'opacity=".18"'),
    path(edge(140, 4), "#9C93CC", 'opacity=".26"'),
    path(edge(94, 6), "#D8BFD6", 'opacity=".34"'),
    path(edge(50, 8), "#FBE3D0", 'opacity=".3"'),
    stroke(dust.join(""), "#FFF6E0", 2.4, 'opacity=".9"'),
    llamaAt(sheet, 676, 282, 230, dark),
    llamaAt(sheet, 834, 276, 112, dark),
    eye(599, 98, 3.4),
  ].join("");
}

/** Chankillo: thirteen towers on a ridge, between which the sun told the day of the year. */
function towers(sheet: Sheet): string {
  const crest = (x: number) => 520 - Math.sin(((x - 420) / 760) * Math.PI) * 46;
  const spots = Array.from({ length: 13 }, (_, index) => 470 + index * 54);
  const back = ridge({ y: 500, swing: 60, seed: 71, wave: 460, pointed: 0.6 });
  const hill = straight([
    [-20, 600],
    [300, 566],
    ...Array.from({ length: 20 }, (_, index): Point => [
      420 + index * 42,
      Math.round(crest(420 + index * 42)),
    ]),
    [1240, 520],
    [1240, 780],
    [-20, 780],
  ]);
  const ground = smooth("-20 640!, 200 620, 480 640, 760 622, 1000 640, 1220 616!, 1220 780!, -20 780!");
  return [
    land(back, "#8A5A86"),
    veil(sheet, 430, 150, "#F0A878", 0.55),
    path(hill, "#5B3A62"),
    spots
      .map((x, index) => {
        const [y, tall, wide] = [Math.round(crest(x)) + 8, 32 + ((index * 7) % 3) * 4, 34];
        return (
          path(`M${x - wide / 2} ${y}l3-${tall}h${wide - 6}l3 ${tall}z`, "#E3A070") +
          path(`M${x + 4} ${y}v-${tall}h${wide / 2 - 7}l3 ${tall}z`, "#4A2E52")
        );
      })
      .join(""),
    path(ground, "#3A2450"),
    stipple(sheet, ground, palette.night, [0, 0, 0.3, 1], 0.9, 20),
  ].join("");
}

function observer(sheet: Sheet): string {
  const rise = smooth("-60 566!, 80 540, 190 556, 290 610, 360 680, 400 770!, -60 770!");
  const tube =
    rect(-70, -12, 130, 24, palette.salt) +
    rect(-70, 4, 130, 8, "#B9AE9A") +
    rect(48, -16, 22, 32, palette.sun) +
    rect(-84, -7, 16, 14, palette.night) +
    rect(-20, -16, 14, 32, palette.terracotta) +
    rect(-30, -26, 50, 8, palette.deep);
  return [
    path(rise, mix(palette.night, palette.maize, 0.25)),
    stipple(sheet, rise, palette.clay, [0, 1, 0.4, 0], 0.5),
    stroke("M232 480L200 590M232 480L276 604M232 480L236 590", palette.bark, 6),
    circle(232, 478, 10, palette.stone),
    place(tube, 236, 464, 1, 1, -38),
    ellipse(142, 580, 46, 7, palette.night, 'opacity=".5"'),
    stroke("M132 520v50M150 520v52", "#46549A", 13),
    path("M118 520q-6-50 14-66h20q18 20 14 66z", palette.terracotta),
    path("M146 454h6q18 20 14 66h-20z", palette.brick),
    stroke("M118 506h48M119 496h47", palette.sun, 3),
    stroke("M150 466q20 14 28 28", palette.terracotta, 10),
    circle(146, 440, 12, "#B9744C"),
    path("M130 436q0-22 16-22t16 22l-3 8q-14-8-29 0z", palette.coca),
    stroke("M131 436q15-8 30 0", palette.sun, 3),
    circle(146, 412, 5, palette.terracotta),
  ].join("");
}
