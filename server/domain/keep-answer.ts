interface KeepOptions {
  /** Milliseconds for which an answer is good. */
  keepFor: number;
  /** Milliseconds after a failure until the next try. */
  retryAfter: number;
  now: () => Date;
  onError: (error: unknown) => void;
}

/**
 * Makes a question that is asked again only when its answer has grown old, by one request for all. Only the very
 * first answer is waited for: later the last good one is given at once, and the next is fetched behind it.
 *
 * @param ask asks anew; its failure is told to `onError` and to nobody else
 * @returns gives the answer, null when there has never been one
 */
export function keepAnswer<T>(
  ask: () => Promise<T>,
  { keepFor, retryAfter, now, onError }: KeepOptions,
): () => Promise<T | null> {
  let answer: T | null = null;
  let goodUntil = -Infinity;
  let running: Promise<void> | null = null;

  async function askAnew(): Promise<void> {
    try {
      answer = await ask();
      goodUntil = now().getTime() + keepFor;
    } catch (error) {
      goodUntil = now().getTime() + retryAfter;
      onError(error);
    } finally {
      running = null;
    }
  }

  return async () => {
    const asking = now().getTime() >= goodUntil ? (running ??= askAnew()) : null;
    if (answer === null) await asking;
    return answer;
  };
}
