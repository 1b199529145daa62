import type { Point } from "../../engine/shapes.ts";
import { smooth } from "../../engine/shapes.ts";

/** Places along a road or trail, and how wide it is there; it lies flat, so that it is narrower where it runs across the picture. */
export type Way = readonly (readonly [x: number, y: number, wide: number])[];

const flat = 0.45;
const between = 3;

/** Points along the way at a share of its width: −1 its left edge for one who walks it, 1 its right one. */
function along(way: Way, share: number): Point[] {
  const at = (index: number) => way[Math.min(Math.max(index, 0), way.length - 1)] ?? [0, 0, 0];
  const middles = way.slice(1).flatMap((_, index) =>
    Array.from({ length: between + (index === way.length - 2 ? 1 : 0) }, (_step, step) => {
      const part = step / between;
      const spline = (axis: 0 | 1 | 2) => {
        const [before, from, to, after] = [
          at(index - 1)[axis],
          at(index)[axis],
          at(index + 1)[axis],
          at(index + 2)[axis],
        ];
        const [leave, arrive] = [(to - before) / 2, (after - from) / 2];
        const [square, cube] = [part * part, part * part * part];
        return (
          from * (2 * cube - 3 * square + 1) +
          leave * (cube - 2 * square + part) +
          to * (3 * square - 2 * cube) +
          arrive * (cube - square)
        );
      };
      return [spline(0), spline(1), spline(2)] as const;
    }),
  );
  return middles.map(([x, y, wide], index): Point => {
    const [before, after] = [middles[index - 1] ?? [x, y], middles[index + 1] ?? [x, y]];
    const [stepX, stepY] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(stepX, stepY) || 1;
    const aside = (wide * share) / length / 2;
    return [Math.round(x - stepY * aside), Math.round(y + stepX * aside * flat)];
  });
}

/** Path data of the road itself. */
export function roadBed(way: Way): string {
  const [left, right] = [along(way, -1), along(way, 1)];
  const ends = (edge: Point[]): Point[] =>
    edge.map(([x, y], index) => [x, y, index % (edge.length - 1) === 0 ? 0 : 1]);
  return smooth([...ends(left), ...ends(right).toReversed()]);
}

/** Path data of an open line along it, at a share of its width. */
export function roadLine(way: Way, share = 0): string {
  return smooth(along(way, share), false);
}
