import { arch, type Building, quad, type Span } from "../../engine/building.ts";
import { palette } from "../../engine/palette.ts";
import { path, straight } from "../../engine/shapes.ts";

const wall = { lit: "#F2B544", low: "#C47A36", shade: "#93503A", deep: "#5E2C34" };
const trim = { lit: "#FFF3D8", shade: "#B79A8C" };
const wood = { lit: "#9A5A34", mid: "#74402B", dark: "#472327", gap: "#21141F" };

/** A long closed balcony: carved panels below, shutters between posts, a lattice frieze. */
function gallery(b: Building, along: Span): string {
  const face = b.front(-1.6);
  const count = Math.round((along[1] - along[0]) / 2);
  const step = (along[1] - along[0]) / count;
  const bays = Array.from({ length: count }, (_, index) => along[0] + (index + 0.5) * step);
  const back: Span = [-1.6, 0];
  const end = b.flank(along[1]);
  return [
    // The shadow of the balcony on the wall below and behind it.
    path(quad(b.front(-0.5), [along[0] - 1.6, along[1]], [4.7, 6.9]), wall.deep, 'opacity=".5"'),
    b.slab(along, [7.2, 11.8], back, 0, [wood.lit, wood.dark, wood.gap]),
    path(bays.map((at) => quad(face, [at - step * 0.36, at + step * 0.36], [8.9, 10.6])).join(""), wood.gap),
    path(bays.map((at) => quad(face, [at - step * 0.36, at + step * 0.3], [7.5, 8.6])).join(""), wood.mid),
    path(bays.map((at) => arch(face, at, 10.8, step * 0.7, 0.8)).join(""), wood.dark),
    path(quad(end, [-1.3, -0.3], [8.9, 10.8]) + quad(end, [-1.3, -0.3], [7.5, 8.5]), wood.gap),
    b.slab(along, [11.8, 12.3], back, 0.35, [wood.lit, wood.mid, wood.gap]),
    b.slab(along, [6.9, 7.2], back, 0.15, [wood.lit, wood.mid, wood.gap]),
  ].join("");
}

/** The inside of an arch's far half, as deep as the pillars are thick. */
function jamb(b: Building, middle: number): string {
  const rise = [
    [-2.2, 0],
    [-2.2, 3.4],
    [-2, 4.3],
    [-1.4, 5.1],
    [-0.8, 5.4],
  ] as const;
  const crown = [
    [0, 5.6],
    [0.8, 5.4],
  ] as const;
  const edge = (spots: readonly (readonly [number, number])[], back: number) =>
    spots.map(([along, up]) => b.at(middle + along, up, back));
  return straight([...edge([...rise, ...crown], 0), ...edge(rise.toReversed(), 0.7)]);
}

/** A side of the square in ochre yellow: arcades below, long wooden balconies above, seen along its front. */
export function plazaArcade(b: Building, length: number): string {
  const front = b.front();
  const doors = Array.from({ length: Math.floor(length / 6) }, (_, index) => 3 + index * 6);
  return [
    path(quad(front, [0, length], [0, 15.4]), wall.lit),
    path(doors.map((at) => arch(front, at, 0, 5.3, 6.1)).join(""), trim.lit),
    path(doors.map((at) => arch(front, at, 0, 4.4, 5.6)).join(""), palette.maize),
    // Of each pillar we see the side that looks to us.
    path(doors.map((at) => jamb(b, at)).join(""), wall.low),
    b.slab([0, length], [6.3, 6.9], [0, 1], 0.4, [trim.lit, trim.shade, wall.shade]),
    path(arch(front, 64, 7, 2.7, 5), trim.lit) + path(arch(front, 64, 7.2, 1.9, 4.4), palette.deep),
    path(arch(b.front(0.15), 64.1, 7.2, 1.5, 4.2), palette.night),
    path(quad(front, [0, length], [14.5, 15.4]), wall.shade, 'opacity=".75"'),
    b.slab([0, length], [15.2, 16], [0, 1], 0.8, [trim.lit, trim.shade, wall.shade]),
    gallery(b, [7, 21]),
    gallery(b, [27, 41]),
    gallery(b, [47, 61]),
  ].join("");
}
