/** The part of a clock that waiting needs; a test gives its own. */
interface Clock {
  setTimeout: (run: () => void, milliseconds: number) => unknown;
  clearTimeout: (timer: never) => void;
}

/** The longest wait between two tries, in milliseconds. */
export const longestWait = 60_000;

/** How long to wait after the n-th failure in a row (from 1), in milliseconds: 2, 4, 8 … 60 seconds. */
export function retryDelay(failures: number): number {
  return Math.min(2000 * 2 ** (failures - 1), longestWait);
}

interface Waiting {
  failures: number;
  /** Each fires an event when waiting longer makes no sense: `online` of the window, "try now". */
  wakers: readonly EventTarget[];
  signal: AbortSignal;
  clock?: Clock;
}

/** Waits for the next try: until its time has come, the connection is back, or the save is cancelled. */
export function waitToRetry({ failures, wakers, signal, clock = globalThis }: Waiting): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = clock.setTimeout(done, retryDelay(failures));
    function done(): void {
      // What this clock gave is what it takes back.
      clock.clearTimeout(timer as never);
      for (const waker of wakers) waker.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    }
    for (const waker of wakers) waker.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
