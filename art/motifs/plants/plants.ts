import { palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { blob, path, type Point, short, smooth, stroke } from "../../engine/shapes.ts";

/** A tuft of puna grass growing from `x`, `y`. */
export function ichu(x: number, y: number, size: number, ink: string, seed = 1): string {
  const random = createRandom(seed + Math.round(x));
  const blades = Array.from({ length: 9 }, (_, index) => {
    const lean = (index - 4) / 4;
    const tip: [number, number] = [
      x + lean * size * 0.75 + random(-3, 3),
      y - size * (1 - Math.abs(lean) * 0.45) * random(0.8, 1),
    ];
    const root = x + lean * size * 0.16;
    return `M${short(root - 1.6)} ${short(y)}Q${short(root + lean * 3)} ${short(y - size * 0.6)} ${short(tip[0])} ${short(tip[1])}Q${short(root + lean * 3 + 3)} ${short(y - size * 0.5)} ${short(root + 1.6)} ${short(y)}z`;
  });
  return path(blades.join(""), ink);
}

/** A leaf from `[x, y]` to a tip, bent by `bend` units. */
export function leaf(x: number, y: number, tipX: number, tipY: number, bend: number, broad: number): string {
  const [middleX, middleY] = [(x + tipX) / 2, (y + tipY) / 2];
  const length = Math.hypot(tipX - x, tipY - y) || 1;
  const [sideX, sideY] = [-(tipY - y) / length, (tipX - x) / length];
  const control = (offset: number) => `${short(middleX + sideX * offset)} ${short(middleY + sideY * offset)}`;
  return `M${short(x)} ${short(y)}Q${control(bend - broad)} ${short(tipX)} ${short(tipY)}Q${control(bend + broad)} ${short(x)} ${short(y)}z`;
}

/** A maize plant with arching leaves, a tassel and a cob, `size` units high. */
export function maize(
  x: number,
  y: number,
  size: number,
  lit: string = palette.leaf,
  shaded: string = palette.coca,
): string {
  const u = size / 100;
  const left = [
    [0, -14, -34, -30, 12],
    [0, -38, -36, -64, 12],
    [0, -60, -26, -92, 8],
  ] as const;
  const right = [
    [0, -24, 36, -44, -12],
    [0, -50, 34, -76, -12],
    [0, -70, 20, -98, -6],
  ] as const;
  const draw = (blades: readonly (readonly number[])[]) =>
    blades
      .map(([a = 0, b = 0, c = 0, d = 0, bend = 0]) =>
        leaf(x + a * u, y + b * u, x + c * u, y + d * u + Math.abs(c) * 0.35 * u, bend * 1.7 * u, 6.5 * u),
      )
      .join("");
  const cob = smooth([
    [x + 2 * u, y - 42 * u],
    [x + 12 * u, y - 62 * u],
    [x + 13 * u, y - 70 * u],
    [x + 6 * u, y - 64 * u],
    [x, y - 52 * u],
  ]);
  const tassel = [-8, -3, 3, 8].map(
    (lean) =>
      `M${short(x)} ${short(y - 92 * u)}q${short(lean * 0.3 * u)} ${short(-9 * u)} ${short(lean * u)} ${short(-18 * u)}`,
  );
  return [
    stroke(`M${short(x)} ${short(y)}V${short(y - 94 * u)}`, shaded, 3.4 * u),
    path(draw(right), shaded),
    path(draw(left), lit),
    path(cob, palette.sun),
    stroke(tassel.join(""), palette.straw, 2 * u),
  ].join("");
}

/** A coast palm: a slim leaning trunk and a crown of drooping fans. */
export function palm(x: number, y: number, size: number, trunk: string, lit: string, shaded: string): string {
  const [headX, headY] = [x + size * 0.06, y - size];
  const fans = [-165, -140, -115, -90, -65, -40, -15].map((angle, index) => {
    const turn = (angle * Math.PI) / 180;
    const reach = size * 0.34;
    const tip: [number, number] = [
      headX + Math.cos(turn) * reach,
      headY + Math.sin(turn) * reach * 0.75 + reach * 0.3,
    ];
    return path(
      leaf(headX, headY, ...tip, Math.cos(turn) * -reach * 0.34, reach * 0.17),
      index > 3 ? shaded : lit,
    );
  });
  const stem: Point[] = [
    [x - size * 0.025, y, 0],
    [x, y - size * 0.5],
    [headX - size * 0.012, headY, 0],
    [headX + size * 0.014, headY, 0],
    [x + size * 0.03, y - size * 0.5],
    [x + size * 0.03, y, 0],
  ];
  return blob(stem, trunk) + fans.join("");
}
