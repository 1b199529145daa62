import { arch, type Building, quad, shape, type Span } from "../../engine/building.ts";
import { palette } from "../../engine/palette.ts";
import { path, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

const white = { lit: "#FFF9EA", low: "#EFDCC4", shade: "#B9A2B2", deep: "#8C7592" };
const wood = { lit: "#9A5A34", mid: "#6B3A26", dark: "#3A1F24" };
const inks = [white.lit, white.shade, white.deep] as const;

/** How high the terrace lies on which the house stands, in metres. */
export const terrace = 2.4;

/** A deep arched opening: its lit frame, its far side in the light, the dark inside. */
function opening(sheet: Sheet, b: Building, along: number, wide: number, tall: number, back = 0): string {
  const outline = arch(b.front(back), along, terrace, wide, tall);
  return [
    path(arch(b.front(back), along, terrace, wide + 0.7, tall + 0.4), white.low),
    path(outline, palette.night),
    sheet.clip(outline, path(arch(b.front(back + 1), along + 0.1, terrace, wide, tall), "#2B2350")),
  ].join("");
}

/** A window behind turned wooden bars, with its sill and its shadow. */
function grille(b: Building, along: number): string {
  const face = b.front(-0.25);
  const bars = [-0.7, -0.35, 0, 0.35, 0.7].map((at) =>
    straight([face(along + at, 4.3), face(along + at, 7.2)], false),
  );
  return [
    path(quad(b.front(), [along - 0.9, along + 1.7], [3.6, 7.3]), white.shade, 'opacity=".6"'),
    path(quad(b.front(), [along - 1, along + 1], [4.2, 7.3]), palette.night),
    stroke(bars.join("") + straight([face(along - 1, 5.8), face(along + 1, 5.8)], false), wood.lit, 3),
    b.slab([along - 1.2, along + 1.2], [7.3, 7.7], [-0.4, 0], 0, inks),
    b.block([along - 1.2, along + 1.2], [3.8, 4.2], [-0.4, 0], white.lit, white.shade),
  ].join("");
}

/** The gateway with its curved gable and the bell in it, standing out of the front. */
function gateway(sheet: Sheet, b: Building): string {
  const [left, right, m] = [5.6, 11.4, 8.5];
  const gable: readonly (readonly [number, number])[] = [
    [left, 9.8],
    [left + 0.2, 10.8],
    [left + 1.1, 11.2],
    [left + 1.3, 12.4],
    [left + 1.9, 13.2],
    [m, 13.7],
    [right - 1.9, 13.2],
    [right - 1.3, 12.4],
    [right - 1.1, 11.2],
    [right - 0.2, 10.8],
    [right, 9.8],
  ];
  const behind = gable.slice(5).map(([along, up]) => b.at(along, up, -0.2));
  const before = gable.slice(5).map(([along, up]) => b.at(along, up, -1.2));
  const pillar = (at: number) =>
    path(quad(b.front(-1.5), [at - 0.45, at + 0.45], [terrace, 9.2]), white.lit) +
    path(quad(b.front(-1.5), [at + 0.15, at + 0.45], [terrace, 9.2]), white.low);
  return [
    path(
      shape(b.front(), [
        [right, terrace],
        [right, 9.6],
        [right + 1.8, 9.6],
        [right + 1.8, 3.4],
        [right + 1, terrace],
      ]),
      white.shade,
      'opacity=".75"',
    ),
    path(straight([...before, ...behind.toReversed()]), white.shade),
    b.block([left, right], [terrace, 9.8], [-1.2, 0], white.lit, white.shade),
    path(shape(b.front(-1.2), gable), white.lit),
    path(shape(b.front(-1.2), [[m + 0.9, 9.8], [m + 0.9, 13.4], ...gable.slice(6)]), white.low),
    opening(sheet, b, m, 3, 5.4, -1.2),
    // Through the house we see its patio in the sun.
    sheet.clip(
      arch(b.front(-1.2), m, terrace, 3, 5.4),
      path(arch(b.front(6), m - 2.9, terrace, 2.2, 4.4), palette.glow) +
        path(
          shape(b.front(6), [
            [m - 4, terrace],
            [m - 3.9, 4],
            [m - 3.3, 4.8],
            [m - 2.8, 3.6],
            [m - 2.2, 4],
            [m - 1.8, terrace],
          ]),
          palette.coca,
        ),
    ),
    pillar(left + 0.6),
    pillar(right - 0.6),
    path(quad(b.front(-1.2), [left, right], [8.7, 9.2]), white.shade),
    b.slab([left, right], [9.2, 9.9], [-1.5, 0], 0.4, inks),
    path(arch(b.front(-1.2), m, 10.5, 1.5, 2), palette.deep),
    path(arch(b.front(-1.2), m, 10.8, 0.8, 1.2), palette.sun),
  ].join("");
}

/** The white mansion of the Larco museum, 30 metres wide, on its terrace: window, gateway, arcade. */
export function larcoMansion(sheet: Sheet, b: Building): string {
  const long: Span = [0, 30];
  return [
    b.block(long, [terrace, 9], [0, 20], white.lit, white.shade),
    path(quad(b.front(), long, [8.5, 9]), white.shade),
    b.slab(long, [9, 9.7], [0, 20], 0.5, inks),
    ...[0.6, 4.4, 13, 15.9, 18.8, 21.7, 24.6].map((at) =>
      b.block([at - 0.3, at + 0.3], [9.7, 10.7], [-0.3, 0.3], white.lit, white.shade),
    ),
    grille(b, 3),
    ...[14.4, 17.3, 20.2, 23.1, 26].map((at) => opening(sheet, b, at, 2, 4.4)),
    gateway(sheet, b),
  ].join("");
}

/** The terrace's wall and the ramp that climbs along it from the right to the gateway; `walkers` go up it. */
export function larcoRamp(b: Building, walkers: string): string {
  const face = b.front(-5.6);
  const band = (low: number, high: number, ink: string) =>
    path(
      shape(face, [
        [-6, terrace + low],
        [-6, terrace + high],
        [9, terrace + high],
        [21, high],
        [21, low],
        [9, terrace + low],
      ]),
      ink,
    );
  return [
    path(quad(b.front(-3.2), [-4, 34], [0, terrace]), white.low),
    path(
      shape(b.level(terrace), [
        [-4, -3.2],
        [34, -3.2],
        [34, 0],
        [-4, 0],
      ]),
      "#E3BE8E",
    ),
    path(quad(b.front(-3.2), [12, 34], [terrace - 0.3, terrace]), white.lit),
    path(
      shape(b.front(-3.2), [
        [9, 0],
        [9, terrace],
        [21.5, 0],
      ]),
      white.shade,
    ),
    walkers,
    path(
      shape(face, [
        [-6, 0],
        [-6, terrace + 0.9],
        [9, terrace + 0.9],
        [21, 0.9],
        [21, 0],
      ]),
      white.lit,
    ),
    band(0.1, 0.5, white.low),
    b.block([20.6, 21.6], [0, 1.5], [-6, -5], white.lit, white.shade),
    b.slab([20.6, 21.6], [1.5, 1.7], [-6, -5], 0.15, inks),
  ].join("");
}
