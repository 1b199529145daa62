import type { Wall } from "../../engine/perspective.ts";
import { createRandom } from "../../engine/random.ts";
import { path, stroke } from "../../engine/shapes.ts";

interface FittedWallInks {
  /** The stones, of which each takes one. */
  stones: readonly string[];
  joint: string;
  /** The edges that catch the light. */
  rim: string;
}

/** A wall of stones fitted without mortar, between two heights over the eye: lower courses of larger stones, no two alike. */
export function fittedWall(
  wall: Wall,
  [from, to]: readonly [number, number],
  ups: readonly number[],
  inks: FittedWallInks,
  seed = 1,
): string {
  const random = createRandom(seed);
  const tones = inks.stones.map(() => "");
  let rims = "";
  for (const [course, low] of ups.slice(0, -1).entries()) {
    const high = ups[course + 1] ?? low;
    for (let left = from; left < to;) {
      const right = Math.min(to, left + (high - low) * random(1.15, 2.3));
      const gap = 0.025;
      const drop = random(-0.05, 0.05);
      const stone = wall.shape([
        [left + gap, low + gap],
        [right - gap, low + gap],
        [right - gap, high - gap + drop],
        [left + gap, high - gap - drop],
      ]);
      const tone = Math.floor(random(0, tones.length - 0.01));
      tones[tone] += stone;
      rims += wall.shape(
        [
          [left + gap * 2, high - gap * 2 - drop],
          [right - gap * 2, high - gap * 2 + drop],
        ],
        false,
      );
      left = right;
    }
  }
  const [low = 0, high = 0] = [ups[0], ups.at(-1)];
  return [
    path(wall.panel(from, to, low, high), inks.joint),
    ...tones.map((data, at) => path(data, inks.stones[at] ?? inks.joint)),
    stroke(rims, inks.rim, 3, 'opacity=".8"'),
  ].join("");
}
