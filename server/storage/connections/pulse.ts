import { setTimeout as sleep } from "node:timers/promises";

interface PulseParts {
  /** Asks the database for a sign of life. Fails, in a time that is bounded, when there is none. */
  probe: () => Promise<void>;
  onLost: (error: unknown) => void;
  onFound: () => void;
}

export type Pulse = ReturnType<typeof createPulse>;

/** Milliseconds before a lost database is asked again; doubled each time. */
const firstPause = 250;
const longestPause = 1000;

/**
 * Knows whether the database can be reached. Asks only when there is a doubt, so a quiet site costs nothing, and then until
 * it is found again, so that no visitor has to try.
 */
export function createPulse({ probe, onLost, onFound }: PulseParts) {
  const stopping = new AbortController();
  let isLost = false;
  let checking: Promise<void> | undefined;

  const tryOnce = () => probe().catch((error: unknown) => error ?? new Error("no sign of life"));

  async function check(): Promise<void> {
    // Twice: after a long piece of work of its own the process takes an answer that has come for one that has not.
    if (!(await tryOnce())) return;
    const failure = await tryOnce();
    if (!failure || stopping.signal.aborted) return;
    isLost = true;
    onLost(failure);
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      if (!(await tryOnce())) break;
    }
    isLost = false;
    onFound();
  }

  return {
    get isLost(): boolean {
      return isLost;
    },
    /** Whether nobody knows at the moment. */
    get isInDoubt(): boolean {
      return checking !== undefined;
    },
    /** Something took long or failed: looks whether the database is still there. */
    doubt(): void {
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
