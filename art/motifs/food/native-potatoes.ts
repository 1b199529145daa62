import { createRandom } from "../../engine/random.ts";
import { mix, palette } from "../../engine/palette.ts";
import { circle, ellipse, path, place, type Point, smooth, straight, stroke } from "../../engine/shapes.ts";

const skins = ["#5A2A5E", "#8A3A4E", "#C99A52", "#3A2440", "#B5603A", "#E3C27A", "#7A4A6E", "#A8783E"];

/** A native potato, about 60 units long, its middle at 0, 0: knobbly as a pine cone, fingered or round, by its seed. */
function potato(seed: number): string {
  const random = createRandom(seed * 17 + 3);
  const skin = skins[seed % skins.length] ?? palette.clay;
  const [long, tall, bumps] = [random(22, 34), random(15, 21), 6 + (seed % 4)];
  const outline = Array.from({ length: bumps * 2 }, (_, index): Point => {
    const turn = (index / bumps) * Math.PI;
    const reach = (index % 2 ? 1.05 : 0.96) * random(0.96, 1.06);
    return [Math.round(Math.cos(turn) * long * reach), Math.round(Math.sin(turn) * tall * reach)];
  });
  const eyes = Array.from({ length: 5 }, () => {
    const [x, y] = [random(-0.6, 0.6) * long, random(-0.5, 0.6) * tall];
    return `M${Math.round(x)} ${Math.round(y)}q3 3 6 0`;
  }).join("");
  return [
    ellipse(5, tall * 0.86, long, tall * 0.4, palette.night, 'opacity=".35"'),
    path(smooth(outline), skin),
    ellipse(long * 0.25, tall * 0.35, long * 0.6, tall * 0.5, mix(skin, palette.night, 0.4), 'opacity=".5"'),
    ellipse(-long * 0.3, -tall * 0.4, long * 0.4, tall * 0.3, mix(skin, "#FFFFFF", 0.5), 'opacity=".6"'),
    seed % 3 === 0
      ? stroke(
          `M${Math.round(-long * 0.7)} 2q${Math.round(long * 0.7)} ${Math.round(tall * 0.7)} ${Math.round(long * 1.4)} 0`,
          palette.glow,
          3,
          'opacity=".5"',
        )
      : "",
    stroke(eyes, mix(skin, palette.night, 0.6), 2),
  ].join("");
}

/** Potatoes of many kinds in a heap `wide` units broad, the middle of its foot at 0, 0. */
export function potatoHeap(wide: number, seed: number): string {
  const random = createRandom(seed);
  const rows = [1, 0.74, 0.44].map((share, row) => {
    const count = Math.round((wide * share) / 40);
    return Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * ((wide * share) / count) + random(-4, 4);
      return place(
        potato(seed + row * 11 + index),
        x,
        -row * 20 + random(-4, 3),
        0.92,
        0.92,
        random(-24, 24),
      );
    }).join("");
  });
  return ellipse(0, 12, wide * 0.55, 16, palette.night, 'opacity=".3"') + rows.toReversed().join("");
}

/** Single potatoes that have rolled away, at `[x, y]`. */
export function strayPotatoes(spots: readonly (readonly [number, number])[]): string {
  return spots.map(([x, y], index) => place(potato(index * 5 + 2), x, y, 0.9, 0.9, index * 31)).join("");
}

/** The earth oven of the harvest, a dome of clods 300 units wide and 190 high with fire in its door, the middle of its foot at 0, 0. */
export function clodOven(): string {
  const random = createRandom(8);
  const rows = Array.from({ length: 6 }, (_, row) => {
    const tall = 34 - row * 1.6;
    const half = 150 * Math.cos((row / 6.4) * (Math.PI / 2)) ** 0.8;
    const count = Math.max(3, Math.round(half / 19));
    return Array.from({ length: count }, (_unused, index) => {
      const x = ((index + 0.5) / count - 0.5) * 2 * half;
      const y = -row * 29 - 16 + random(-3, 3);
      const wide = (half / count) * 1.12;
      const lit = mix(
        "#B57A48",
        "#5A3424",
        Math.min(1, Math.max(0, (x + 120) / 260)) * 0.9 + random(0, 0.12),
      );
      const clod = Array.from({ length: 7 }, (_none, corner): Point => {
        const turn = (corner / 7) * 2 * Math.PI;
        return [
          x + Math.cos(turn) * wide * random(0.84, 1.26),
          y + Math.sin(turn) * tall * 0.56 * random(0.82, 1.24),
        ];
      });
      return path(straight(clod), lit, 'stroke="#4A261A" stroke-width="2" stroke-linejoin="round"');
    }).join("");
  });
  return [
    ellipse(30, 4, 200, 22, palette.night, 'opacity=".35"'),
    path("M-132 0q8-158 132-166 124 8 132 166z", "#D9622A"),
    ...rows,
    path("M-46 4q-4-74 40-78 44 4 40 78z", "#2A1210"),
    path("M-38 4q-2-60 32-66 34 6 32 66z", "#D9481E"),
    path("M-30 4q0-26 12-46 6 14 12 10 4-18 12-24 2 22 12 22 8 18 6 38z", "#F6A53A"),
    path("M-18 4q2-16 10-26 6 10 10 6 8 8 8 20z", "#FFE9A0"),
    circle(-6, -30, 96, "#FFB24A", 'opacity=".14"'),
    stroke("M-70-8l44 8M-86 2l60 4M-40-4l-50-16", "#4A2A20", 9),
  ].join("");
}
