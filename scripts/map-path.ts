import { projectPlace } from "#content/facts/project-place.ts";
import type { MapPoint } from "#content/facts/zone-edges.ts";

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

/**
 * An SVG path of straight relative steps: a third shorter than absolute ones.
 *
 * @param grain to how many parts of a unit it is true
 */
export function linePath(points: readonly BoardPoint[], grain = 10): string {
  const parts = points.map(([x, y]): BoardPoint => [Math.round(x * grain), Math.round(y * grain)]);
  const [first = "", ...steps] = parts.map(([x, y], index) => {
    const [fromX, fromY] = parts[index - 1] ?? [0, 0];
    return `${(x - fromX) / grain} ${(y - fromY) / grain}`;
  });
  return `M${first}l${steps.join(" ")}`.replaceAll(" -", "-");
}

/**
 * A hand-set line, but round: each point pulls the curve and none breaks it. The curve runs through the middles
 * between points, so that after the first bend SVG finds each next pull by itself.
 */
export function curvePath(points: readonly BoardPoint[]): string {
  const [first, pull, ...others] = points.map(([x, y]): BoardPoint => [Math.round(x), Math.round(y)]);
  const last = others.pop();
  if (!first || !pull || !last || others.length === 0) throw new Error("a curve needs four points");
  const pulls = [pull, ...others];
  const middles = pulls.map(([x, y], index): BoardPoint => {
    const [nextX, nextY] = pulls[index + 1] ?? last;
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const steps = [...middles.slice(1), last].map(([x, y], index) => {
    const [fromX, fromY] = middles[index] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  const end = steps.pop();
  const bend = middles[0] ?? last;
  return `M${first.join(" ")}Q${pull.join(" ")} ${bend.join(" ")}t${steps.join(" ")}l${end}`.replaceAll(
    " -",
    "-",
  );
}
