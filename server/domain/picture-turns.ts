import { availableParallelism } from "node:os";
import sharp from "sharp";

// One picture per core rather than one picture on all cores: nothing is gained twice, and memory stays bounded.
sharp.concurrency(1);
sharp.cache(false);

let free = availableParallelism();
const waiting: (() => void)[] = [];

/**
 * Waits until a core is free for work on a picture, then does it. The cores are the whole process's,
 * so every caller stands in this one queue. Work in a turn must not ask for another turn.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
