import { createNoise, crested, layered } from "../../engine/noise.ts";
import { createRandom } from "../../engine/random.ts";
import type { HeightAt } from "../../engine/relief.ts";

/** A point of a crest: across, into the picture, height. */
type CrestPoint = readonly [x: number, z: number, height: number];
export type Crest = readonly CrestPoint[];

type Spurs = {
  /** The place across where they run together on their way towards us, or spread from where `pull` is below 0. */
  towards: number;
  pull: number;
  /** How much longer than wide they are. */
  length: number;
};

type MassifShape = {
  crests: readonly Crest[];
  seed: number;
  /** How fast the ground falls away from a crest. */
  slope?: number;
  /** Below 1 the slopes flare towards their foot, above 1 they bulge. */
  flare?: number;
  /** How far crests wander from their straight lines. */
  wander?: number;
  /** Height of the rocks and gullies on the slopes. */
  rocks?: number;
  /** Their width. */
  wave?: number;
  /** Makes of the rocks spurs that run down the slopes; without, they lie strewn. */
  spurs?: Spurs;
};

/** Ribs that run down from a crest towards us, to both sides in turn; `reach` is their length. */
export function ribs(crest: Crest, every: number, reach: number, seed: number, fall = 1): Crest[] {
  const random = createRandom(seed);
  return crest.slice(0, -1).flatMap((start, index) => {
    const end = crest[index + 1] ?? start;
    const count = Math.max(1, Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / every));
    return Array.from({ length: count }, (_, step): Crest => {
      const share = (step + random(0.1, 0.9)) / count;
      const at = (part: 0 | 1 | 2) => start[part] + (end[part] - start[part]) * share;
      const [x, z, height] = [at(0), at(1), at(2)];
      const long = reach * random(0.6, 1.2);
      const lean = random(-0.7, 0.7);
      const low = Math.max(0, height - long * fall * random(0.8, 1.1));
      const middle: CrestPoint = [x + lean * long * 0.4, z - long * 0.5, height * 0.45 + low * 0.55];
      return [[x, z, height * 0.985], middle, [x + lean * long * 1.1, z - long, low]];
    });
  });
}

/** Mountains whose crests stand where they are put, with rock and gullies between. */
export function massif(shape: MassifShape): HeightAt {
  const { crests, seed, slope = 1.1, flare = 0.9, wander = 14, rocks = 26, wave = 90, spurs } = shape;
  const bend = layered(createNoise(seed), 2);
  const rock = crested(createNoise(seed + 1), spurs ? 2 : 3);
  // Looked at for every point of the ground: the highest part first, and plain numbers only.
  const parts = crests
    .flatMap((crest) => crest.slice(1).map((end, index) => partOf(crest[index] ?? end, end)))
    .toSorted((one, other) => other.highest - one.highest);
  return (x, z) => {
    const atX = x + wander * bend(x / 70, z / 70);
    const atZ = z + wander * bend(z / 60 + 40, x / 60);
    let height = 0;
    for (const part of parts) {
      if (part.highest <= height) break;
      const [fromX, fromZ] = [atX - part.x, atZ - part.z];
      const share = Math.min(1, Math.max(0, (fromX * part.alongX + fromZ * part.alongZ) / part.square));
      const top = part.height + part.climb * share;
      if (top <= height) continue;
      const [asideX, asideZ] = [fromX - part.alongX * share, fromZ - part.alongZ * share];
      const away = Math.sqrt(asideX * asideX + asideZ * asideZ);
      const fallen = top - slope * 40 * (away / 40) ** flare;
      if (fallen > height) height = fallen;
    }
    if (!spurs) return height + rocks * (rock(x / wave, z / wave) - 0.6) * Math.min(1, height / 60);
    const across = ((x + atX) / 2 - spurs.towards) * Math.exp(-spurs.pull * z);
    const rise = rock(across / wave, z / (wave * spurs.length)) - 0.6;
    // Spurs taper out on their way down.
    return height + rocks * rise * Math.min(1, height / 110);
  };
}

/** A straight part of a crest. */
function partOf([x, z, height]: CrestPoint, end: CrestPoint) {
  const [alongX, alongZ] = [end[0] - x, end[1] - z];
  const square = alongX * alongX + alongZ * alongZ || 1;
  return { x, z, height, alongX, alongZ, square, climb: end[2] - height, highest: Math.max(height, end[2]) };
}
