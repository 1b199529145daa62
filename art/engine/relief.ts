import { below } from "./ridge.ts";
import { path, type Point } from "./shapes.ts";
import { type Field, simplify, trace } from "./trace.ts";

/** The height of a landscape over its ground, `x` across and `z` into the picture, all in picture units. */
export type HeightAt = (x: number, z: number) => number;

type View = {
  heightAt: HeightAt;
  /** The nearest and the farthest ground. */
  near?: number;
  depth: number;
  /** Where ground of no height and no depth meets the picture, from its top. */
  foot: number;
  /** How much the ground rises in the picture per unit of depth: 0 from the plain, 1 from the air. */
  tilt?: number;
  /** To the sun: across (left is negative), into the picture (towards us is negative), up. */
  light?: readonly [number, number, number];
  /** Width over which a slope is taken: small shows every rock, large only the great faces. */
  grain?: number;
  /** 1 where mountains throw full shadows on each other, 0 where they throw none. */
  cast?: number;
  from?: number | undefined;
  to?: number | undefined;
  cell?: number;
  /** Nothing below this is to be seen: what stands in front hides it. */
  hidden?: number | undefined;
};

/** What one point of the picture shows of the landscape; `light` is −1 to 1. */
export type Seen = { x: number; z: number; height: number; light: number; steep: number };

type Ground = { from: number; to: number; near: number; far: number; cell: number };

/** Heights measured once on a grid, since every slope and shadow asks for many. */
function measured(heightAt: HeightAt, { from, to, near, far, cell }: Ground): HeightAt {
  const [columns, rows] = [Math.ceil((to - from) / cell) + 1, Math.ceil((far - near) / cell) + 1];
  const heights = Float64Array.from({ length: columns * rows }, (_, index) =>
    heightAt(from + (index % columns) * cell, near + Math.floor(index / columns) * cell),
  );
  const inside = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1.001);
  return (x, z) => {
    const [across, along] = [inside((x - from) / cell, columns), inside((z - near) / cell, rows)];
    const [column, row] = [Math.floor(across), Math.floor(along)];
    const at = (right: number, back: number) => heights[(row + back) * columns + column + right] ?? 0;
    const [right, back] = [across - column, along - row];
    const front = at(0, 0) + (at(1, 0) - at(0, 0)) * right;
    return front + (at(0, 1) + (at(1, 1) - at(0, 1)) * right - front) * back;
  };
}

/** A landscape seen level from far away. */
export function relief(view: View) {
  const { near = 0, depth, foot, tilt = 0.2, grain = 14, cast = 0, from = -12, to = 1212, cell = 3 } = view;
  const length = Math.hypot(...(view.light ?? [-0.75, -0.35, 0.55]));
  const [sunX, sunZ, sunUp] = (view.light ?? [-0.75, -0.35, 0.55]).map((part) => part / length);
  const lowest = foot - near * tilt;
  const [columns, rows] = [Math.round((to - from) / cell) + 1, Math.ceil(lowest / cell) + 2];
  const lastRow = Math.min(rows - 1, Math.round((view.hidden ?? lowest) / cell));
  const heightAt = measured(view.heightAt, {
    from: from - 60,
    to: to + 60,
    near: near - 60,
    far: depth + 60,
    cell,
  });

  function seenAt(x: number, z: number): Seen {
    const height = heightAt(x, z);
    const acrossSlope = (heightAt(x + grain, z) - heightAt(x - grain, z)) / (2 * grain);
    const backSlope = (heightAt(x, z + grain) - heightAt(x, z - grain)) / (2 * grain);
    const norm = Math.hypot(acrossSlope, backSlope, 1);
    let light = (-acrossSlope * (sunX ?? 0) - backSlope * (sunZ ?? 0) + (sunUp ?? 0)) / norm;
    for (let step = 1; cast > 0 && light > 0 && step < 22; step++) {
      const far = step * step * 1.4 + 6;
      const ray = height + far * (sunUp ?? 0) + 3;
      if (heightAt(x + far * (sunX ?? 0), z + far * (sunZ ?? 0)) > ray) light *= 1 - cast;
    }
    return { x, z, height, light, steep: 1 - 1 / norm };
  }

  const seen: (Seen | undefined)[] = Array.from({ length: columns * rows });
  const skyline: Point[] = [];
  for (let column = 0; column < columns; column++) {
    const x = from + column * cell;
    let highest = lowest;
    let row = rows - 1;
    for (let z = near; z <= depth; z += cell) {
      const y = foot - z * tilt - heightAt(x, z);
      if (y >= highest) continue;
      highest = y;
      const sample = seenAt(x, z);
      for (; row >= 0 && row * cell >= y; row--) seen[row * columns + column] = sample;
    }
    // A tone goes on above the skyline, where the clip cuts it: its outline need not follow the rocks twice.
    for (const last = seen[(row + 1) * columns + column]; row >= 0; row--)
      seen[row * columns + column] = last;
    skyline.push([x, highest]);
  }

  const edge = simplify(skyline, 0.8).map(([x, y]): Point => [Math.round(x), Math.round(y * 10) / 10]);

  /** A value of every visible point, as a field to trace. */
  function field(valueOf: (seen: Seen) => number): Field {
    const values = Float64Array.from({ length: columns * rows }, (_, index) => {
      const row = Math.min(Math.floor(index / columns), lastRow);
      const sample = seen[row * columns + (index % columns)];
      return sample ? valueOf(sample) : -9;
    });
    return { values, columns, rows, x: from, y: 0, cell };
  }

  /** A shape of one ink: wherever the value is above the level. */
  function tone(
    valueOf: (seen: Seen) => number,
    level: number,
    ink: string,
    tolerance = 1.6,
    least = 70,
  ): string {
    const data = trace(field(valueOf), level, { tolerance, least });
    return data && path(data, ink, 'fill-rule="evenodd"');
  }

  /** The height of the skyline in the picture, for those who walk on it. */
  function skylineAt(x: number): number {
    const next = Math.max(
      1,
      edge.findIndex((point) => point[0] >= x),
    );
    const [before, after] = [edge[next - 1] ?? [0, 0], edge[next] ?? [0, 0]];
    return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0] || 1);
  }

  /** Where the land stands out of the plain, for mountains whose feet are to be seen. */
  function standing(least = 4): string {
    return trace(
      field((sample) => sample.height),
      least,
      { tolerance: 1.6 },
    );
  }

  return { body: below(edge, lowest + 2), field, tone, standing, skylineAt };
}

export type Relief = ReturnType<typeof relief>;
