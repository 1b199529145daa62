/** Milliseconds, after the last key. */
const pause = 150;

/** Waits until nothing is typed any more; rejects when something was. @param signal of the query that is asked */
export async function afterPause(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal.throwIfAborted();
}
