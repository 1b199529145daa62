/** First come, first served. A task must not start another one of the same semaphore and wait for it: deadlock. */
export function createSemaphore(slots: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = slots;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The slot goes straight to the next task, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
