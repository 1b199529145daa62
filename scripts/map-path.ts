import { projectPlace } from "#content/facts/project-place.ts";
import type { MapPoint } from "#content/facts/natural-regions.ts";

/** In units of the map. */
export type BoardPoint = readonly [x: number, y: number];

export function project([lat, lon]: MapPoint): BoardPoint {
  const { x, y } = projectPlace(lat, lon);
  return [x, y];
}

function distance([x, y]: BoardPoint, [ax, ay]: BoardPoint, [bx, by]: BoardPoint): number {
  const length = Math.hypot(bx - ax, by - ay);
  // The ends of a closed ring are one point.
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/**
 * Leaves out what the eye would not miss: Douglas and Peucker, 1973.
 *
 * @param tolerance the farthest that a left-out point may lie from the line
 */
export function simplify(points: readonly BoardPoint[], tolerance: number): readonly BoardPoint[] {
  const first = points.at(0);
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distance(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances.slice(1, -1)), 1);
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance),
    ...simplify(points.slice(farthest), tolerance).slice(1),
  ];
}

/** An SVG path in whole tenths, as relative steps: a third shorter than absolute ones. */
export function linePath(points: readonly BoardPoint[]): string {
  const tenths = points.map(([x, y]): BoardPoint => [Math.round(x * 10), Math.round(y * 10)]);
  const [first = "", ...steps] = tenths.map(([x, y], index) => {
    const [px, py] = tenths[index - 1] ?? [0, 0];
    return `${(x - px) / 10} ${(y - py) / 10}`;
  });
  return `M${first}l${steps.join(" ")}`.replaceAll(" -", "-");
}

/** The same from point to point of a hand-set line, but round: each point pulls the curve and none breaks it. */
export function curvePath(points: readonly BoardPoint[]): string {
  const [first, ...others] = points.map(([x, y]): BoardPoint => [Math.round(x), Math.round(y)]);
  const last = others.pop();
  if (!first || !last) throw new Error("a curve needs two points");
  const bends = others.map(([x, y], index) => {
    const [nx, ny] = others[index + 1] ?? last;
    return `${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`;
  });
  return `M${first.join(" ")}${bends.length > 0 ? `Q${bends.join(" ")}` : ""}L${last.join(" ")}`.replaceAll(
    " -",
    "-",
  );
}
