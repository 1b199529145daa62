import { createRandom } from "./random.ts";

export type Noise = (x: number, y: number) => number;

const turns = Array.from({ length: 16 }, (_, index) => (index / 16) * 2 * Math.PI);
const [across, down] = [turns.map(Math.cos), turns.map(Math.sin)];

/** Repeatable gradient noise of wave length 1, about −0.7 to 0.7. */
export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const table = Array.from({ length: 256 }, () => Math.floor(random(0, 256)));
  const at = (index: number) => table[index & 255] ?? 0;
  const pull = (column: number, row: number, x: number, y: number) => {
    const turn = at(column + at(row)) & 15;
    return (across[turn] ?? 0) * x + (down[turn] ?? 0) * y;
  };
  const ease = (share: number) => share * share * share * (share * (share * 6 - 15) + 10);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const left = x - column;
    const up = y - row;
    const [eastward, southward] = [ease(left), ease(up)];
    const top = pull(column, row, left, up);
    const foot = pull(column, row + 1, left, up - 1);
    const upper = top + (pull(column + 1, row, left - 1, up) - top) * eastward;
    const lower = foot + (pull(column + 1, row + 1, left - 1, up - 1) - foot) * eastward;
    return upper + (lower - upper) * southward;
  };
}

/** Layers of noise, each half as long and half as strong as the one before. */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let [sum, turn, share] = [0, 1, 1];
    for (let octave = 0; octave < octaves; octave++) {
      sum += share * noise(x * turn + octave * 17.3, y * turn - octave * 9.1);
      turn *= 2.03;
      share *= 0.5;
    }
    return sum;
  };
}

/** The same with sharp crests instead of round ones, 0 in the gullies and about 1 on the crests. */
export function crested(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let [sum, turn, share, total] = [0, 1, 1, 0];
    for (let octave = 0; octave < octaves; octave++) {
      sum +=
        share * (1 - Math.min(1, 2 * Math.abs(noise(x * turn + octave * 31.7, y * turn + octave * 5.3))));
      total += share;
      turn *= 2.03;
      share *= 0.5;
    }
    return sum / total;
  };
}
