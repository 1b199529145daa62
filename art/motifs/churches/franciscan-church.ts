import { franciscanPortal } from "./franciscan-portal.ts";
import { palette } from "../../engine/palette.ts";
import { arch, type Building, courses, quad, type Span } from "../../engine/building.ts";
import { path, place, stroke } from "../../engine/shapes.ts";
import type { Sheet } from "../../engine/sheet.ts";

const wall = { lit: "#F0B84E", low: "#D7913A", shade: "#8C4B3A", groove: "#B9742F", deep: "#5E2C34" };
const trim = { lit: "#FFF5DF", shade: "#B79A8C" };
const dark = palette.maize;

/** A white cornice around a tower and the shadow below it. */
function cornice(b: Building, along: Span, up: number, back: Span, out = 0.6, tall = 0.9): string {
  return [
    path(quad(b.front(back[0]), along, [up - 0.7, up]), wall.groove, 'opacity=".8"'),
    path(quad(b.flank(along[1]), back, [up - 0.7, up]), wall.deep, 'opacity=".6"'),
    b.slab(along, [up, up + tall], back, out, [trim.lit, trim.shade, wall.deep]),
  ].join("");
}

/** Rows of cushioned blocks: a groove in shade with a lit upper edge below it. */
function rustication(b: Building, along: Span, up: Span, back: Span, step: number): string {
  const rows = Array.from({ length: Math.round((up[1] - up[0]) / step) }, (_, row) => up[0] + row * step);
  const half = rows.map((row) => row - step * 0.3);
  const thick = b.unit(along[1], back[0]) * step * 0.26;
  return [
    stroke(courses(b.front(back[0]), along, rows), wall.groove, thick),
    stroke(courses(b.front(back[0]), along, half), "#FBD887", thick * 0.7),
    stroke(courses(b.flank(along[1]), back, rows), wall.deep, thick),
  ].join("");
}

/** A dome with its lantern, lit from the left, its foot's middle at 0, 0, two units wide. */
function dome(): string {
  return [
    path("M-1 0Q-1.05-1.25 0-1.5 1.05-1.25 1 0z", trim.lit),
    path("M.25 0Q.6-1.1 0-1.5 1.05-1.25 1 0z", trim.shade),
    path("M-.24-1.4h.48v-.75h-.48z", trim.lit) + path("M.06-1.45h.18v-.7h-.18z", trim.shade),
    path("M-.34-2.1Q-.3-2.5 0-2.55 .3-2.5 .34-2.1z", wall.lit) +
      path("M.08-2.1Q.16-2.4 0-2.55 .3-2.5 .34-2.1z", wall.shade),
    stroke("M0-2.5v-.7M-.2-3h.4", palette.bark, 0.12),
  ].join("");
}

/** One of the two bell towers, nine metres wide, its left edge at `a`. */
function tower(b: Building, a: number): string {
  const [along, back]: [Span, Span] = [
    [a, a + 9],
    [0, 9],
  ];
  const [bellAlong, bellBack]: [Span, Span] = [
    [a + 0.8, a + 8.2],
    [0.8, 8.2],
  ];
  const drum: [Span, Span] = [
    [a + 2, a + 7],
    [2, 7],
  ];
  const pillar = (at: number, up: Span, deep: number) =>
    path(quad(b.front(deep), [at, at + 0.9], up), trim.lit);
  const [topX, topY] = b.at(a + 4.5, 26.6, 4.5);
  const size = b.unit(a + 4.5, 4.5) * 3;
  return [
    b.block(along, [0, 15], back, wall.lit, wall.shade),
    rustication(b, along, [1.8, 15], back, 1.1),
    b.block([a - 0.2, a + 9.2], [0, 1.2], [-0.2, 9.2], "#D9C4A2", "#8D7268"),
    path(arch(b.front(), a + 4.5, 9.4, 2.2, 3.6), trim.lit) +
      path(arch(b.front(), a + 4.6, 9.4, 1.6, 3.2), dark),
    path(arch(b.flank(a + 9), 4.5, 9.4, 1.8, 3.2), dark, 'opacity=".8"'),
    cornice(b, along, 15, back),
    b.block(bellAlong, [15.9, 22.4], bellBack, wall.lit, wall.shade),
    path(quad(b.front(0.8), [a + 6.4, a + 8.2], [15.9, 22.4]), wall.low),
    ...[a + 0.8, a + 7.3].map((at) => pillar(at, [15.9, 22.4], 0.8)),
    path(
      quad(b.flank(a + 8.2), [0.8, 1.7], [15.9, 22.4]) + quad(b.flank(a + 8.2), [7.3, 8.2], [15.9, 22.4]),
      trim.shade,
    ),
    ...[2.9, 6.1].map(
      (at) =>
        path(arch(b.front(0.8), a + at, 16.4, 2.1, 4.6), trim.lit) +
        path(arch(b.front(0.8), a + at + 0.15, 16.4, 1.6, 4.2), dark) +
        path(arch(b.front(0.8), a + at + 0.15, 18, 0.95, 1.5), palette.sun),
    ),
    path(arch(b.flank(a + 8.2), 4.5, 16.4, 2.4, 4.6), dark, 'opacity=".85"'),
    cornice(b, bellAlong, 22.4, bellBack, 0.6, 0.7),
    b.block(drum[0], [23.1, 26.2], drum[1], wall.lit, wall.shade),
    path(arch(b.front(2), a + 4.5, 23.4, 1.3, 2.2), dark),
    ...[
      [a + 0.9, 0.9],
      [a + 8.1, 0.9],
    ].map(([along = 0, deep = 0]) =>
      b.block([along - 0.35, along + 0.35], [23.1, 25], [deep - 0.35, deep + 0.35], trim.lit, trim.shade),
    ),
    cornice(b, drum[0], 26, drum[1], 0.4, 0.6),
    place(dome(), topX, topY, size),
  ].join("");
}

/** The long side of the church in the shade, with its buttresses and their lit fronts. */
function nave(b: Building): string {
  const windows = [14, 22, 30].map((back) => arch(b.flank(33), back, 6, 2.4, 3.6)).join("");
  return [
    path(quad(b.flank(33), [9, 44], [0, 12.6]), wall.shade),
    path(windows, dark, 'opacity=".8"'),
    b.slab([32, 33], [12.4, 13.3], [9, 44], 0.5, [trim.lit, trim.shade, wall.deep]),
    ...[34, 26, 18].map((back) => b.block([33, 34.6], [0, 9.5], [back, back + 1.6], wall.low, wall.deep)),
  ].join("");
}

/** The church of San Francisco in Lima, 34 metres wide: two towers of cushioned stone, between them the carved portal. */
export function franciscanChurch(sheet: Sheet, b: Building): string {
  const middle = quad(b.front(0.6), [9, 25], [0, 17]);
  return [
    nave(b),
    tower(b, 0),
    path(middle, wall.lit),
    path(quad(b.front(0.6), [9, 10.8], [0, 17]), wall.groove),
    path(quad(b.front(0.6), [9, 25], [16, 17]), wall.groove, 'opacity=".8"'),
    b.slab([9, 25], [17, 18], [0.6, 2], 0.6, [trim.lit, trim.shade, wall.deep]),
    ...[11.5, 14, 20, 22.5].map((at) =>
      b.block([at - 0.3, at + 0.3], [18, 19.6], [0.2, 0.8], trim.lit, trim.shade),
    ),
    franciscanPortal(sheet, b, 17),
    tower(b, 25),
    steps(b),
  ].join("");
}

function steps(b: Building): string {
  return (
    b.block([10, 24], [0, 0.25], [-4.4, 0], "#D9BC8E", "#8D7268") +
    b.block([10.6, 23.4], [0.25, 0.5], [-3.6, 0], "#EBD3A6", "#8D7268")
  );
}
