import { createRandom } from "./random.ts";
import { path, type Point, short, stroke } from "./shapes.ts";

type SkylineInks = { lit: string; dark: string; glass: string };

/** Blocks of flats along an edge from one point to another, lit from the left; `size` 1 stands for some fifty units of height. */
export function skyline(
  from: Point,
  to: Point,
  count: number,
  size: number,
  inks: SkylineInks,
  seed = 1,
): string {
  const random = createRandom(seed * 53);
  const fronts: string[] = [];
  const sides: string[] = [];
  const floors: string[] = [];
  for (let index = 0; index < count; index++) {
    const share = index / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + 6];
    const grown = size * (1 + share * 0.5);
    const [wide, tall] = [random(14, 24) * grown, random(24, 74) * grown];
    const front = Math.round(wide * 0.6);
    fronts.push(`M${short(x)} ${short(y)}v${short(-tall)}h${front}v${short(tall)}z`);
    sides.push(`M${short(x + front)} ${short(y)}v${short(-tall)}h${short(wide - front)}v${short(tall)}z`);
    for (let floor = tall - 5 * grown; floor > 8; floor -= 8 * grown) {
      floors.push(`M${short(x + 2)} ${short(y - floor)}h${short(front - 4)}`);
    }
  }
  const thick = 2.4 * size;
  return (
    path(fronts.join(""), inks.lit) +
    path(sides.join(""), inks.dark) +
    stroke(floors.join(""), inks.glass, thick)
  );
}
