import { type Outline, path, type Point, points, smooth } from "../../engine/shapes.ts";

type TerraceInks = { grass: string; grassAlt: string; wall: string; joint: string };

/**
 * Farming terraces between an upper and a lower edge (outlines with as many points each, left to right): per step a strip of grass
 * and below it a stone wall with its joints. `wallShare` is the wall's part of a step.
 */
export function terraces(
  upper: Outline,
  lower: Outline,
  steps: number,
  inks: TerraceInks,
  wallShare = 0.42,
): string {
  const [top, foot] = [upper, lower].map((edge) => (typeof edge === "string" ? points(edge) : edge));
  // Steps nearer to the viewer are taller.
  const level = (step: number): Point[] => {
    const share = (step / steps) ** 1.25;
    return (top ?? []).map(([x, y], index): Point => {
      const end = foot?.[index] ?? [x, y];
      return [x + (end[0] - x) * share, y + (end[1] - y) * share];
    });
  };
  const strip = (from: Point[], to: Point[]) => {
    const back = smooth(to.toReversed(), false).slice(1);
    return `${smooth(from, false)}L${back}z`;
  };
  return Array.from({ length: steps }, (_, step) => {
    const [start, wall, end] = [level(step), level(step + 1 - wallShare), level(step + 1)];
    const rows = [0.33, 0.66].map((share) => smooth(level(step + 1 - wallShare * share), false)).join("");
    const dash = `stroke="${inks.joint}" stroke-width="1.5" stroke-dasharray="7 3 12 3 5 2 10 4" stroke-dashoffset="${step * 9}"`;
    return (
      path(strip(start, wall), step % 2 ? inks.grassAlt : inks.grass) +
      path(strip(wall, end), inks.wall) +
      path(rows, "none", dash)
    );
  }).join("");
}
