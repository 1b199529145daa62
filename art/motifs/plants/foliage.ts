import { createNoise, layered } from "../../engine/noise.ts";
import { path } from "../../engine/shapes.ts";
import { fieldOf, trace } from "../../engine/trace.ts";

/** A crown of leaves: its middle and its radius. */
export type Crown = readonly [x: number, y: number, radius: number];

/** Leafy crowns grown into each other, lit from the left above; one shape for each ink, from the darkest on. */
export function foliage(crowns: readonly Crown[], inks: readonly string[], seed = 1, cell = 4): string {
  const leaves = layered(createNoise(seed), 2);
  const [left, right] = [
    Math.max(-12, Math.min(...crowns.map(([x, , radius]) => x - radius * 1.4))),
    Math.min(1212, Math.max(...crowns.map(([x, , radius]) => x + radius * 1.4))),
  ];
  const [top, foot] = [
    Math.min(...crowns.map(([, y, radius]) => y - radius * 1.4)),
    Math.min(762, Math.max(...crowns.map(([, y, radius]) => y + radius * 1.4))),
  ];
  const frame = {
    x: left,
    y: top,
    cell,
    columns: Math.ceil((right - left) / cell) + 1,
    rows: Math.ceil((foot - top) / cell) + 1,
  };
  return inks
    .map((ink, index) => {
      const grown = crowns.map(([x, y, radius]): Crown => {
        const aside = radius * 0.2 * index;
        return [x - aside, y - aside * 1.1, radius * (1 - 0.3 * index)];
      });
      const field = fieldOf(frame, (x, y) =>
        Math.max(
          ...grown.map(([crownX, crownY, radius], crown) => {
            const rough = leaves(x / (radius * 0.34) + crown * 7, y / (radius * 0.26)) * 0.5;
            return radius * (1 + rough) - Math.hypot(x - crownX, (y - crownY) * 1.12);
          }),
        ),
      );
      const data = trace(field, 0, { tolerance: 1.3 + cell * 0.15, least: 40 + 40 * index, round: true });
      return path(data, ink, 'fill-rule="evenodd"');
    })
    .join("");
}
