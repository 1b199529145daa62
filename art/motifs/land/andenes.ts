import { createRandom } from "../../engine/random.ts";
import { type Outline, path, type Point, points, short, smooth, stroke } from "../../engine/shapes.ts";

type AndenInks = {
  /** Paint of the walls, and of their shadow on the grass below. */
  wall: string;
  foot: string;
  grass: string;
  /** Single stones and joints, and the lit stones along the top. */
  joint: string;
  rim: string;
};

type AndenShape = {
  steps: number;
  /** The wall's part of each step. */
  wall?: number;
  /** Above 1, steps nearer to us are taller. */
  near?: number;
  /** Stones to be seen on each wall. */
  stones?: number;
  seed?: number;
  /** How far the lowest shape reaches down. */
  bottom?: number;
};

/**
 * The farming terraces of the Incas between the edge of the lowest and that of the highest one (as many points each, left to right):
 * walls that catch the light, a narrow field on each, and single stones instead of a bricklayer's pattern.
 */
export function andenes(lowest: Outline, highest: Outline, inks: AndenInks, shape: AndenShape): string {
  const { steps, wall = 0.7, near = 1.2, stones = 9, seed = 1, bottom = 760 } = shape;
  const [low, high] = [lowest, highest].map((edge) => (typeof edge === "string" ? points(edge) : edge));
  const random = createRandom(seed);
  const level = (step: number): Point[] => {
    const share = 1 - (1 - step / steps) ** near;
    return (low ?? []).map(([x, y, round = 1], index) => {
      const end = high?.[index] ?? [x, y];
      return [x + (end[0] - x) * share, y + (end[1] - y) * share, round];
    });
  };
  const filled = (edge: Point[]) => `${smooth(edge, false)}V${bottom}H${short(edge[0]?.[0] ?? 0)}z`;
  return Array.from({ length: steps }, (_, index) => {
    const step = steps - 1 - index;
    const [top, base] = [level(step + 1), level(step + 1 - wall)];
    const sunk = base.map(([x, y, round]): Point => [x, y + 3.5, round ?? 1]);
    const marks = Array.from({ length: stones }, () => {
      const at = random(0, top.length - 1.01);
      const [here, share] = [Math.floor(at), at % 1];
      const between = (edge: Point[], part: 0 | 1) => {
        const [from, to] = [edge[here]?.[part] ?? 0, edge[here + 1]?.[part] ?? 0];
        return from + (to - from) * share;
      };
      const down = random(0.2, 0.9);
      const y = between(top, 1) + (between(base, 1) - between(top, 1)) * down;
      const x = between(top, 0) + (between(base, 0) - between(top, 0)) * down;
      const tilt =
        ((top[here + 1]?.[1] ?? 0) - (top[here]?.[1] ?? 0)) /
        ((top[here + 1]?.[0] ?? 1) - (top[here]?.[0] ?? 0));
      const long = random(6, 15);
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(long)} ${short(long * tilt)}`;
    }).join("");
    return (
      path(filled(top), inks.wall) +
      stroke(smooth(top, false), inks.rim, 2.4) +
      path(marks, "none", `stroke="${inks.joint}" stroke-width="2"`) +
      path(filled(base), inks.foot) +
      path(filled(sunk), inks.grass)
    );
  }).join("");
}
