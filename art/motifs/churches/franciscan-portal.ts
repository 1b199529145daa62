import { palette } from "../../engine/palette.ts";
import { arch, type Building, courses, quad, shape } from "../../engine/building.ts";
import { path, straight, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

const stone = { pale: "#F3E8D3", lit: "#DECBAC", shade: "#A48A7C", deep: "#6F5660" };

/** A column before the wall: its lit left part, its shaded right one, foot and capital. */
function column(
  b: Building,
  along: number,
  up: readonly [number, number],
  back: number,
  wide = 0.42,
): string {
  const face = b.front(back);
  const [left, right] = [along - wide, along + wide];
  return [
    path(quad(b.front(back + 0.9), [right, right + 0.75], up), stone.deep, 'opacity=".55"'),
    path(quad(face, [left, right], up), stone.pale),
    path(quad(face, [along + wide * 0.25, right], up), stone.shade),
    path(
      quad(face, [left - 0.2, right + 0.2], [up[0], up[0] + 0.7]) +
        quad(face, [left - 0.2, right + 0.2], [up[1] - 0.45, up[1]]),
      stone.lit,
    ),
  ].join("");
}

/** A cornice with the shadow that it throws on what is below. */
function cornice(b: Building, along: readonly [number, number], up: number, back: number): string {
  return [
    path(
      quad(b.front(back + 0.7), [along[0] + 0.4, along[1] - 0.4], [up - 0.75, up]),
      stone.deep,
      'opacity=".7"',
    ),
    b.slab([along[0] + 0.7, along[1] - 0.7], [up, up + 0.8], [back + 0.7, back + 2], 0.7, [
      stone.pale,
      stone.shade,
      stone.deep,
    ]),
    path(quad(b.front(back), along, [up, up + 0.25]), stone.shade),
  ].join("");
}

/** The retable of grey stone around the church's door: two storeys of columns, a niche, an oval window, a broken gable. Its middle stands at `m`. */
export function franciscanPortal(sheet: Sheet, b: Building, m: number): string {
  const lower = b.front(-1.2);
  const upper = b.front(-0.8);
  const door = arch(lower, m, 0.5, 4.6, 7.2);
  const niche = arch(upper, m, 10.6, 2.6, 4.4);
  const gable = b.front(-0.8);
  const curve = (way: number) =>
    shape(gable, [
      [m + way * 5.4, 16.4],
      [m + way * 5.1, 17.8],
      [m + way * 4.2, 18.9],
      [m + way * 3, 19.6],
      [m + way * 1.7, 20],
      [m + way * 1.7, 18.9],
      [m + way * 2.9, 18.3],
      [m + way * 3.7, 17.4],
      [m + way * 4, 16.4],
    ]);
  return [
    path(quad(b.front(0.6), [m + 6.2, m + 8], [0.4, 16.6]), "#8A4A2C", 'opacity=".6"'),
    b.block([m - 6.2, m + 6.2], [0.4, 9.2], [-1.2, 0.6], stone.lit, stone.shade),
    b.block([m - 5.4, m + 5.4], [10, 15.8], [-0.8, 0.6], stone.lit, stone.shade),
    b.block([m - 3.4, m + 3.4], [16, 19], [-0.4, 0.6], stone.lit, stone.shade),
    path(arch(lower, m, 0.5, 6.2, 8.2), stone.pale) + path(arch(lower, m, 0.5, 5.4, 7.7), stone.shade),
    path(door, "#2A161E"),
    sheet.clip(
      door,
      path(arch(b.front(0.2), m, 0.5, 4.6, 7.2), palette.bark) +
        path(quad(b.front(0.2), [m + 1, m + 3], [0.5, 8]), "#2A161E", 'opacity=".5"') +
        stroke(
          courses(b.front(0.2), [m - 2.3, m + 2.3], [2, 3.6, 5.2]) +
            [-1.2, 0, 1.2]
              .map((at) => straight([b.at(m + at, 0.5, 0.2), b.at(m + at, 8, 0.2)], false))
              .join(""),
          "#2A161E",
          2.4,
        ),
    ),
    ...[-5.3, -3.9, 3.9, 5.3].map((at) => column(b, m + at, [1.2, 8.8], -1.9)),
    ...[-4.6, 4.6].map((at) => path(arch(lower, m + at, 4, 0.7, 2.2), stone.deep)),
    cornice(b, [m - 6.9, m + 6.9], 9.1, -2),
    path(arch(upper, m, 10.5, 3.5, 5), stone.pale) + path(niche, stone.deep),
    // The Virgin in her niche.
    path(
      shape(upper, [
        [m - 0.9, 10.8],
        [m - 0.4, 13.2],
        [m, 14],
        [m + 0.4, 13.2],
        [m + 0.9, 10.8],
      ]),
      palette.sea,
    ) +
      path(arch(upper, m, 13, 0.7, 1.1), stone.pale) +
      path(arch(upper, m, 13.9, 0.9, 0.5), palette.sun),
    ...[-4.5, -2.7, 2.7, 4.5].map((at) => column(b, m + at, [10.2, 15.4], -1.3, 0.36)),
    cornice(b, [m - 5.9, m + 5.9], 15.6, -1.5),
    path(curve(-1) + curve(1), stone.pale),
    path(arch(b.front(-0.4), m, 16.5, 2.2, 2.6, 1.3), stone.shade) +
      path(arch(b.front(-0.4), m, 16.7, 1.6, 2.1, 1), palette.maize),
    b.block([m - 0.5, m + 0.5], [19, 21.4], [-0.4, 0.3], stone.pale, stone.shade),
  ].join("");
}
