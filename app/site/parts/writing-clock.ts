import { minWritingTime } from "#api/contact/contact-form.ts";

/** Measures for how long somebody has been writing: the server takes anything too fast for a program. */
export function createWritingClock() {
  let start: number | undefined;
  const written = () => performance.now() - (start ?? performance.now());
  return {
    /** Does nothing while it runs. */
    start(): void {
      start ??= performance.now();
    },
    reset(): void {
      start = undefined;
    },
    /** The milliseconds written so far. */
    written,
    /** The milliseconds written; waits until they are `minWritingTime`. */
    async elapsed(): Promise<number> {
      const from = start ?? performance.now();
      const rest = minWritingTime - written();
      // Timers may fire a fraction of a millisecond early.
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest + 20));
      return performance.now() - from;
    },
  };
}
