import { createRandom } from "./random.ts";
import { path, type Point, straight } from "./shapes.ts";
import { height as bottom } from "./sheet.ts";

type RidgeShape = {
  /** Mean height of the skyline, from the top of the picture. */
  y: number;
  /** Half the distance between its deepest saddle and highest summit. */
  swing: number;
  seed: number;
  /** Width of the longest wave. */
  wave?: number;
  /** 0 rolling hills, 1 broken rock. */
  rough?: number;
  /** 0 round summits, 1 pointed ones. */
  pointed?: number;
  from?: number;
  to?: number;
  step?: number;
};

/** The skyline of a ridge as points from left to right: six summed sines, each shorter and lower than the last. */
export function ridge(shape: RidgeShape): Point[] {
  const { y, swing, seed, wave = 700, rough = 0.45, pointed = 0.5, from = -20, to = 1220, step = 14 } = shape;
  const random = createRandom(seed);
  const sines = Array.from({ length: 6 }, (_, octave) => ({
    turn: ((2 * Math.PI) / wave) * 1.87 ** octave,
    phase: random(0, 2 * Math.PI),
    share: rough ** octave,
  }));
  const total = sines.reduce((sum, sine) => sum + sine.share, 0);
  const points: Point[] = [];
  for (let x = from; x <= to; x += step) {
    const lift = sines.reduce((sum, { turn, phase, share }) => {
      const round = Math.sin(x * turn + phase);
      const sharp = 1 - 2 * Math.abs(Math.sin((x * turn + phase) / 2));
      return sum + share * (round * (1 - pointed) + sharp * pointed);
    }, 0);
    points.push([x, Math.round(y - (lift / total) * swing)]);
  }
  return points;
}

/** Path data of everything below a skyline, down to the foot of the picture. */
export function below(skyline: readonly Point[], foot = bottom + 10): string {
  const [first, last] = [skyline[0] ?? [0, 0], skyline.at(-1) ?? [0, 0]];
  return straight([...skyline, [last[0], foot], [first[0], foot]]);
}

/** A filled ridge. */
export function land(skyline: readonly Point[], fill: string, foot?: number): string {
  return path(below(skyline, foot), fill);
}

/** Breaks straight edges into rock: each is halved `times` times and its middle pushed sideways. */
export function roughen(points: readonly Point[], amount: number, seed: number, times = 3): Point[] {
  const random = createRandom(seed);
  let rough = [...points];
  for (let time = 0; time < times; time++) {
    rough = rough.flatMap((point, index) => {
      const next = rough[index + 1];
      if (!next) return [point];
      const reach = Math.hypot(next[0] - point[0], next[1] - point[1]) * amount;
      const middle: Point = [
        (point[0] + next[0]) / 2 + random(-reach, reach) * 0.6,
        (point[1] + next[1]) / 2 + random(-reach, reach),
      ];
      return [point, middle];
    });
  }
  return rough.map(([x, y]) => [Math.round(x), Math.round(y)]);
}
