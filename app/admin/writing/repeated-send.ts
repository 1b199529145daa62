/** Milliseconds of writing after which it goes to the server. */
export const serverPause = 30_000;

/** Milliseconds that a save waits for a send under way, so that this does not come after it. */
const longestHold = 10_000;

/** `at` is in milliseconds. */
export type ServerStatus = { state: "none" | "failed" } | { state: "kept"; at: number };

interface RepeatedSendOptions {
  /** Milliseconds until what there is now is sent; null where there is nothing to send. */
  pause: () => number | null;
  /** Sends. @returns null where nothing was to be sent @throws where it did not arrive */
  attempt: () => Promise<ServerStatus | null>;
  onStatus: (status: ServerStatus) => void;
}

export type RepeatedSend = ReturnType<typeof startRepeatedSend>;

/** Sends what is not saved after every so much of writing, and what did not arrive again until it does. */
export function startRepeatedSend({ pause, attempt, onStatus }: RepeatedSendOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isHeld = false;
  let isStopped = false;

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function plan(): void {
    if (timer !== undefined || isHeld || isStopped) return;
    const wait = pause();
    if (wait !== null) timer = setTimeout(() => void flush(), wait);
  }

  function flush(): Promise<void> {
    stopTimer();
    running = running.then(async () => {
      try {
        const status = await attempt();
        if (status) onStatus(status);
      } catch {
        onStatus({ state: "failed" });
        plan();
      }
    });
    return running;
  }

  return {
    /** After a change. */
    plan,
    /** Sends at once what there is to send. */
    flush,
    /** Sends nothing more until `release`; resolves when nothing is under way. */
    async hold(): Promise<void> {
      isHeld = true;
      stopTimer();
      let timeout: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => {
        timeout = setTimeout(resolve, longestHold);
      });
      await Promise.race([running, limit]);
      clearTimeout(timeout);
    },
    release(): void {
      isHeld = false;
      plan();
    },
    /** For good: a save that ends later, and releases, starts nothing any more. */
    stop(): void {
      isStopped = true;
      stopTimer();
    },
  };
}
