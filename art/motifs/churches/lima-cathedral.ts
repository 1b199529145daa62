import { arch, type Building, courses, quad, shape, type Span } from "../../engine/building.ts";
import { band, path, straight, stroke } from "../../engine/shapes.ts";

const stone = { lit: "#F4DDB4", low: "#D9AE86", shade: "#A87A70", deep: "#7C5062" };
const slate = { lit: "#8C92B4", shade: "#565A86" };
const dark = "#6B3F58";
const inks = [stone.lit, stone.shade, stone.deep] as const;

/** A four-sided spire over a storey, its right side in shade. */
function spire(b: Building, along: Span, up: Span, back: Span): string {
  const tip = b.at((along[0] + along[1]) / 2, up[1], (back[0] + back[1]) / 2);
  const [left, near] = [b.at(along[0], up[0], back[0]), b.at(along[1], up[0], back[0])];
  const middle = b.at(along[0] + (along[1] - along[0]) * 0.58, up[0], back[0]);
  return [
    path(straight([left, tip, near]), slate.lit),
    path(straight([middle, tip, near]), slate.shade),
    stroke(
      straight([tip, [tip[0], tip[1] - 20]], false) +
        straight(
          [
            [tip[0] - 6, tip[1] - 13],
            [tip[0] + 6, tip[1] - 13],
          ],
          false,
        ),
      dark,
      2.4,
    ),
  ].join("");
}

function tower(b: Building, a: number): string {
  const storey = (inset: number, up: Span): string => {
    const along: Span = [a + inset, a + 9 - inset];
    const back: Span = [inset, 9 - inset];
    const wide = along[1] - along[0];
    const bays = [0.3, 0.7].map((share) => along[0] + wide * share);
    return [
      b.block(along, up, back, stone.lit, stone.shade),
      path(quad(b.front(inset), [along[0] + wide * 0.72, along[1]], up), stone.low),
      path(
        bays.map((at) => arch(b.front(inset), at, up[0] + 0.9, wide * 0.22, (up[1] - up[0]) * 0.68)).join(""),
        dark,
      ),
      path(quad(b.front(inset), along, [up[1] - 0.6, up[1]]), stone.shade),
      b.slab(along, [up[1], up[1] + 0.8], back, 0.6, inks),
    ].join("");
  };
  const finial = (at: number, up: number) =>
    path(
      shape(b.front(), [
        [at - 0.5, up],
        [at, up + 3.2],
        [at + 0.5, up],
      ]),
      stone.low,
    );
  return [
    b.block([a, a + 9], [0, 20], [0, 9], stone.lit, stone.shade),
    path(quad(b.front(), [a + 6.6, a + 9], [0, 20]), stone.low),
    path(arch(b.front(), a + 4.5, 3, 3, 6) + arch(b.front(), a + 4.5, 12, 2.4, 4.6), dark),
    path(quad(b.front(), [a, a + 9], [19.2, 20]), stone.shade),
    b.slab([a, a + 9], [20, 21], [0, 9], 0.7, inks),
    storey(0.7, [21, 28]),
    storey(1.6, [28.8, 33]),
    finial(a + 0.6, 21) + finial(a + 8.4, 21) + finial(a + 1.7, 28.8) + finial(a + 7.3, 28.8),
    spire(b, [a + 1.6, a + 7.4], [33.8, 42.5], [1.6, 7.4]),
  ].join("");
}

/** The cathedral of Lima, 40 metres wide: two towers with slate spires, a portal like an altar between them. */
export function limaCathedral(b: Building): string {
  const front = b.front(0.6);
  const m = 20;
  const columns = [-4.6, -3.4, 3.2, 4.4].map((at) =>
    path(
      quad(b.front(), [m + at - 0.35, m + at + 0.15], [1, 9.5]) +
        quad(b.front(), [m + at - 0.35, m + at + 0.15], [11, 16.4]),
      "#FFF0D2",
    ),
  );
  const gable = shape(front, [
    [m - 6, 18],
    [m - 4.4, 20.2],
    [m - 2, 21],
    [m, 23.4],
    [m + 2, 21],
    [m + 4.4, 20.2],
    [m + 6, 18],
  ]);
  return [
    path(quad(front, [8, 32], [0, 17]), stone.lit),
    path(quad(front, [9, 10.6], [0, 17]), stone.shade),
    path(gable, stone.lit) +
      path(
        shape(front, [
          [m + 1, 18],
          [m + 1, 22.2],
          [m + 2, 21],
          [m + 4.4, 20.2],
          [m + 6, 18],
        ]),
        stone.low,
      ),
    path(quad(front, [m - 5.6, m + 5.6], [0, 17]), stone.low) +
      path(quad(front, [m + 5.6, m + 6.8], [0, 17]), stone.shade),
    ...columns,
    path(arch(front, m, 0, 5, 8.4), "#FFF0D2") + path(arch(front, m, 0, 3.8, 7.6), dark),
    path(arch(front, m, 11, 2.2, 4.6) + arch(front, m, 18.4, 1.8, 1.8), dark),
    path(
      arch(front, 12.4, 0, 2.6, 5.4) +
        arch(front, 27.6, 0, 2.6, 5.4) +
        arch(front, 12.4, 9, 1.8, 4) +
        arch(front, 27.6, 9, 1.8, 4),
      dark,
    ),
    b.slab([m - 6, m + 6], [9.6, 10.6], [0, 1], 0.5, inks),
    b.slab([9, 31], [17, 18], [0.6, 2], 0.5, inks),
    tower(b, 0),
    tower(b, 31),
    b.block([-3, 43], [0, 0.7], [-5, 0], "#FFF0D2", stone.low) +
      b.block([-3, 43], [-0.2, 0.3], [-7, 0], stone.low, stone.shade),
  ].join("");
}

/** The archbishop's palace, 26 metres wide: a carved front of pale stone with two closed balconies of cedar. */
export function archbishopsPalace(b: Building): string {
  const wood = { lit: "#6A3829", shade: "#3C2026", gap: "#24141F" };
  const balcony = (from: number, to: number) => {
    const face = b.front(-1.4);
    const bays = Array.from({ length: 5 }, (_, index) => from + ((to - from) / 5) * (index + 0.5));
    return [
      path(quad(b.front(), [to, to + 1.2], [8, 13.4]), stone.deep, 'opacity=".7"'),
      b.slab([from, to], [7.6, 13.6], [-1.4, 0], 0, [wood.lit, wood.shade, wood.gap]),
      path(bays.map((at) => arch(face, at, 10, 1, 2.6)).join(""), wood.gap),
      path(bays.map((at) => quad(face, [at - 0.5, at + 0.5], [8.2, 9.4])).join(""), wood.shade),
      b.slab([from, to], [13.6, 14.1], [-1.4, 0], 0.3, [wood.lit, wood.shade, wood.gap]),
    ].join("");
  };
  const windows = [3, 8.5, 17.5, 23].map((at) => arch(b.front(), at, 1, 2.4, 4.6)).join("");
  return [
    b.block([0, 26], [0, 18], [0, 9], stone.lit, stone.shade),
    path(windows + arch(b.front(), 13, 15, 1.8, 2.4), dark),
    path(quad(b.front(), [9.6, 16.4], [0, 20]), "#FFF0D2") +
      path(quad(b.front(), [15, 16.4], [0, 20]), stone.low),
    path(arch(b.front(), 13, 0, 3.4, 6.4) + arch(b.front(), 13, 9, 2.4, 4.6), dark),
    b.slab([0, 26], [17, 18], [0, 9], 0.5, inks),
    band(courses(b.front(), [0, 26], [18.6]), "#FFF0D2", 9, 'stroke-dasharray="5 3"'),
    balcony(1, 9),
    balcony(17, 25),
  ].join("");
}
