import { createRandom } from "../../engine/random.ts";
import { band, rect } from "../../engine/shapes.ts";

type BlockInks = { lit: string; dark: string; window: string };

/** How a row of flats runs: from its left end to its right end, with the height of its foot at both. */
type Row = {
  from: number;
  to: number;
  yFrom: number;
  yTo: number;
  count: number;
  size: number;
  seed?: number;
};

/** Blocks of flats in a row, lit from the left, their windows as rows of dashes. `size` 1 is a block of 22–66 units height. */
export function apartmentBlocks(row: Row, inks: BlockInks): string {
  const { from, to, yFrom, yTo, count, size } = row;
  const random = createRandom(row.seed ?? Math.round(from));
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    const x = Math.round(from + (to - from) * share);
    const foot = Math.round(yFrom + (yTo - yFrom) * share) + 4;
    const wide = Math.round(random(14, 24) * size);
    const tall = Math.round(random(22, 66) * size);
    const bright = Math.round(wide * 0.6);
    const gap = Math.min(14, Math.max(5, Math.round(7 * size)));
    const floors = Array.from(
      { length: Math.floor((tall - 8) / gap) },
      (_unused, floor) => `M${x + 3} ${foot - tall + 6 + floor * gap}h${wide - 5}`,
    );
    const dash = Math.min(7, Math.max(2, Math.round(2.6 * size)));
    return (
      rect(x, foot - tall, bright, tall, inks.lit) +
      rect(x + bright, foot - tall, wide - bright, tall, inks.dark) +
      (floors.length
        ? band(
            floors.join(""),
            inks.window,
            gap * 0.42,
            `stroke-dasharray="${dash} ${dash * 0.8}" opacity=".8"`,
          )
        : "")
    );
  }).join("");
}
