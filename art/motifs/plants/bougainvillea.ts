import { palette } from "../../engine/palette.ts";
import { createRandom } from "../../engine/random.ts";
import { path, stroke } from "../../engine/shapes.ts";

/** A branch that hangs in flower: its middle, how wide and how deep it is. */
export type Cascade = readonly [x: number, y: number, wide: number, deep: number];

type Spot = readonly [x: number, y: number];

const bracts = ["l10-2-4 9z", "l5-9 5 8z", "l-9-4 8-5z", "l9 5-9 4z"] as const;

/** One shape at many places as path data that only steps from each to the next. */
function strewn(spots: readonly Spot[], shapes: readonly string[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = spots.map(([x, y], index) => {
    const step = `${index === 0 ? "M" : "m"}${x - lastX} ${y - lastY}`.replace(" -", "-");
    [lastX, lastY] = [x, y];
    return step + (shapes[index % shapes.length] ?? "");
  });
  return steps.join("");
}

/** Bougainvillea that hangs in cascades and thins out downwards, its bracts lit from the left above; `size` is how large a tuft is. */
export function bougainvillea(cascades: readonly Cascade[], seed: number, size = 15): string {
  const random = createRandom(seed);
  const spots = cascades
    .flatMap(([x, y, wide, deep]) => {
      const count = Math.max(6, Math.round((wide * (deep + size)) / (size * size * 0.8)));
      return Array.from({ length: count }, (): Spot => {
        const down = random() ** 1.4;
        const across = random(-0.5, 0.5) * (1 - 0.5 * down * down);
        return [Math.round(x + across * wide), Math.round(y + down * deep)];
      });
    })
    .toSorted((one, other) => one[0] - other[0]);
  const some = (every: number, right: number, low: number) =>
    spots
      .filter((_, index) => index % every === 0)
      .map(([x, y]): Spot => [
        Math.round(x + right + random(-size / 2, size / 2)),
        Math.round(y + low + random(-size / 2, size / 2)),
      ]);
  return [
    stroke(strewn(some(2, 3, 8), ["h0"]), palette.moss, size * 1.25),
    path(strewn(some(2, 2, 14), bracts), palette.coca),
    stroke(strewn(some(1, 0, 0), ["h0"]), "#852A60", size),
    path(strewn(some(1, -4, -2), bracts), "#B5447F"),
    path(strewn(some(2, -6, -5), bracts), "#D96FA6"),
    path(strewn(some(4, -6, -6), bracts), "#F6BCD3"),
  ].join("");
}
