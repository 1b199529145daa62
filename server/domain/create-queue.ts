/**
 * Makes a queue in which so many works are done at once and the others wait their turn, first come first
 * served. A work that waits for another turn of its own queue may wait for ever.
 *
 * @returns does a work when its turn has come, and gives what it gives
 */
export function createQueue(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
