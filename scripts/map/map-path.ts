import { projectPlace } from "#content/facts/map/project-place.ts";
import type { MapPoint } from "#content/facts/map/zone-edges.ts";

export type BoardPoint = readonly [x: number, y: number];

export function project([lat, lon]: MapPoint): BoardPoint {
  const { x, y } = projectPlace(lat, lon);
  return [x, y];
}

function distance([x, y]: BoardPoint, [ax, ay]: BoardPoint, [bx, by]: BoardPoint): number {
  const length = Math.hypot(bx - ax, by - ay);
  // The ends of a closed ring are the same point.
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** The Douglas–Peucker algorithm (1973). @param tolerance maximum distance of an omitted point from the line */
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

/** An SVG path with relative coordinates, a third shorter than absolute ones. @param stepsPerUnit precision */
export function linePath(points: readonly BoardPoint[], stepsPerUnit = 10): string {
  const parts = points.map(([x, y]): BoardPoint => [
    Math.round(x * stepsPerUnit),
    Math.round(y * stepsPerUnit),
  ]);
  const [first = "", ...steps] = parts.map(([x, y], index) => {
    const [fromX, fromY] = parts[index - 1] ?? [0, 0];
    return `${(x - fromX) / stepsPerUnit} ${(y - fromY) / stepsPerUnit}`;
  });
  return `M${first}l${steps.join(" ")}`.replaceAll(" -", "-");
}

/**
 * A smooth SVG path: the points are the control points of quadratic curves, which join midway between them, as SVG's
 * `t` command assumes.
 */
export function curvePath(points: readonly BoardPoint[]): string {
  const [first, control, ...others] = points.map(([x, y]): BoardPoint => [Math.round(x), Math.round(y)]);
  const last = others.pop();
  if (!first || !control || !last || others.length === 0) throw new Error("a curve needs four points");
  const controls = [control, ...others];
  const middles = controls.map(([x, y], index): BoardPoint => {
    const [nextX, nextY] = controls[index + 1] ?? last;
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const steps = [...middles.slice(1), last].map(([x, y], index) => {
    const [fromX, fromY] = middles[index] ?? first;
    return `${x - fromX} ${y - fromY}`;
  });
  const end = steps.pop();
  const bend = middles[0] ?? last;
  return `M${first.join(" ")}Q${control.join(" ")} ${bend.join(" ")}t${steps.join(" ")}l${end}`.replaceAll(
    " -",
    "-",
  );
}
