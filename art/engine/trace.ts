import { type Point, straight } from "./shapes.ts";

/** A grid of values in rows, its first cell's middle at `x`, `y` of the picture and its cells `cell` units apart. */
export type Field = {
  values: Float64Array;
  columns: number;
  rows: number;
  x: number;
  y: number;
  cell: number;
};

/** Fills a field with a function of the picture's points. */
export function fieldOf(frame: Omit<Field, "values">, valueAt: (x: number, y: number) => number): Field {
  const { columns, rows, x, y, cell } = frame;
  const values = Float64Array.from({ length: columns * rows }, (_, index) =>
    valueAt(x + (index % columns) * cell, y + Math.floor(index / columns) * cell),
  );
  return { ...frame, values };
}

/** Closed outlines of everything above a level (marching squares); outside the field counts as below. */
function outlines({ values, columns, rows, x, y, cell }: Field, level: number): Point[][] {
  const low = level - 1;
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? low
      : Math.max(low, values[row * columns + column] ?? low);
  const wide = columns + 2;
  const next = new Map<number, number>();
  const crossing = new Map<number, Point>();
  // An edge is named by the corner it leaves from: twice its number, plus one when it runs down.
  const cross = (column: number, row: number, down: number): number => {
    const name = ((row + 1) * wide + column + 1) * 2 + down;
    const [from, to] = [at(column, row), at(column + 1 - down, row + down)];
    const share = (level - from) / (to - from);
    crossing.set(name, [x + (column + (down ? 0 : share)) * cell, y + (row + (down ? share : 0)) * cell]);
    return name;
  };
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const kind =
        (at(column, row) > level ? 1 : 0) +
        (at(column + 1, row) > level ? 2 : 0) +
        (at(column + 1, row + 1) > level ? 4 : 0) +
        (at(column, row + 1) > level ? 8 : 0);
      if (kind === 0 || kind === 15) continue;
      const [top, left] = [() => cross(column, row, 0), () => cross(column, row, 1)];
      const [foot, right] = [() => cross(column, row + 1, 0), () => cross(column + 1, row, 1)];
      const sides: Record<number, (() => number)[]> = {
        1: [left, top],
        2: [top, right],
        3: [left, right],
        4: [right, foot],
        5: [left, top, right, foot],
        6: [top, foot],
        7: [left, foot],
        8: [foot, left],
        9: [foot, top],
        10: [top, right, foot, left],
        11: [foot, right],
        12: [right, left],
        13: [right, top],
        14: [top, left],
      };
      const pair = sides[kind] ?? [];
      for (let index = 0; index < pair.length; index += 2) {
        const [from, to] = [pair[index]?.(), pair[index + 1]?.()];
        if (from !== undefined && to !== undefined) next.set(from, to);
      }
    }
  }
  const loops: Point[][] = [];
  for (const start of crossing.keys()) {
    const loop: Point[] = [];
    let name: number | undefined = start;
    while (name !== undefined && next.has(name)) {
      loop.push(crossing.get(name) ?? [0, 0]);
      const following: number | undefined = next.get(name);
      next.delete(name);
      name = following;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

function areaOf(loop: readonly Point[]): number {
  return Math.abs(
    loop.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** The fewest points that stay within `tolerance` of a line (Ramer, Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const [alongX, alongY] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(alongX, alongY);
  let [farthest, place] = [0, 0];
  line.forEach(([x, y], index) => {
    const [fromX, fromY] = [x - first[0], y - first[1]];
    const away = length ? Math.abs(alongX * fromY - alongY * fromX) / length : Math.hypot(fromX, fromY);
    if (away > farthest) [farthest, place] = [away, index];
  });
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, place + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(place), tolerance),
  ];
}

/** Path data of a curve that touches the middle of every side (a quadratic spline): half the bytes of `smooth`. */
function rounded(loop: readonly Point[]): string {
  const middle = (index: number): Point => {
    const [from, to] = [loop[index % loop.length] ?? [0, 0], loop[(index + 1) % loop.length] ?? [0, 0]];
    return [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
  };
  const start = middle(loop.length - 1);
  let [lastX, lastY] = start;
  const steps = loop.map(([x, y], index) => {
    const [endX, endY] = middle(index);
    const step = [x - lastX, y - lastY, endX - lastX, endY - lastY].join(" ").replaceAll(" -", "-");
    [lastX, lastY] = [endX, endY];
    return step;
  });
  return `M${start.join(" ")}q${steps.join(" ").replaceAll(" -", "-")}z`;
}

type TraceStyle = {
  /** How far the outline may be from the field's own. */
  tolerance?: number;
  /** Islands and holes smaller than this many square units are left out. */
  least?: number;
  /** Round instead of cut. */
  round?: boolean;
};

/** Path data of everything in a field above a level, holes included (for `fill-rule="evenodd"`); empty when there is nothing. */
export function trace(
  field: Field,
  level: number,
  { tolerance = 1.6, least = 60, round = false }: TraceStyle = {},
): string {
  return outlines(field, level)
    .filter((loop) => areaOf(loop) >= least)
    .map((loop) => simplify([...loop, loop[0] ?? [0, 0]], tolerance).slice(0, -1))
    .filter((loop) => loop.length > 2)
    .map((loop) => {
      const whole = loop.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      return round ? rounded(whole) : straight(whole);
    })
    .join("");
}
