import { setTimeout as sleep } from "node:timers/promises";

interface HealthCheckParts {
  /** Asks the database for a sign of life. Fails when there is none within so many milliseconds. */
  probe: (timeout: number) => Promise<void>;
  onLost: (error: unknown) => void;
  onFound: () => void;
}

export type HealthCheck = ReturnType<typeof createHealthCheck>;

/** Milliseconds before an unreachable database is asked again; doubled each time. */
const firstPause = 250;
const longestPause = 1000;

/** Milliseconds. */
export const healthTimes = {
  /** After these a statement, or a connection that is being made, lets the database be asked for a sign of life. */
  slow: 600,
  /**
   * Within these a healthy database says something. A lost one gets twice as long with each attempt: nobody waits for it any more,
   * and where a machine has much to do it takes seconds to connect.
   */
  first: 1500,
  longest: 12_000,
};

/**
 * Knows whether the database can be reached. Asks only after something has failed or taken long, so a quiet site costs nothing, and then until
 * it is found again, so that no visitor has to try.
 */
export function createHealthCheck({ probe, onLost, onFound }: HealthCheckParts) {
  const stopping = new AbortController();
  let isLost = false;
  let checking: Promise<void> | undefined;

  const tryOnce = (timeout: number) =>
    probe(timeout).catch((error: unknown) => error ?? new Error("no sign of life"));

  async function check(): Promise<void> {
    // Twice: after a long piece of work of its own the process takes an answer that has come for one that has not.
    if (!(await tryOnce(healthTimes.first))) return;
    const failure = await tryOnce(healthTimes.first);
    if (!failure || stopping.signal.aborted) return;
    isLost = true;
    onLost(failure);
    let timeout = healthTimes.first;
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      timeout = Math.min(timeout * 2, healthTimes.longest);
      if (!(await tryOnce(timeout))) break;
    }
    isLost = false;
    onFound();
  }

  return {
    get isLost(): boolean {
      return isLost;
    },
    /** Whether nobody knows at the moment. */
    get isChecking(): boolean {
      return checking !== undefined;
    },
    /** Something took long or failed: looks whether the database is still there. */
    verify(): void {
      if (stopping.signal.aborted) return;
      checking ??= check().finally(() => {
        checking = undefined;
      });
    },
    stop(): void {
      stopping.abort();
    },
  };
}
