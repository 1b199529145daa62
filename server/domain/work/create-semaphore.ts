import { DomainError } from "#server/domain/errors.ts";

interface SemaphoreOptions {
  /** How many of a kind (urgent or not) may wait; one more is refused. */
  maxWaiting?: number;
}

interface TaskOptions {
  /** Goes before all that are not. */
  isUrgent?: boolean | undefined;
}

/** Seconds after which who was refused may come again. */
const retryAfter = 2;

/**
 * First come, first served, the urgent before the others. A task must not start another one of the same semaphore and wait
 * for it: deadlock.
 *
 * @param slots tasks that run at the same time
 * @throws DomainError `unavailable`, from `run`, when too many wait
 */
export function createSemaphore(
  slots: number,
  { maxWaiting = Number.POSITIVE_INFINITY }: SemaphoreOptions = {},
) {
  let free = slots;
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];

  async function enter({ isUrgent = false }: TaskOptions = {}): Promise<void> {
    const line = isUrgent ? urgent : others;
    if (free > 0) free -= 1;
    else if (line.length < maxWaiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new DomainError("unavailable", "too much is being done at the moment", { retryAfter });
  }

  /** The slot goes straight to the next task, or becomes free. */
  function leave(): void {
    const next = free < 0 ? undefined : (urgent.shift() ?? others.shift());
    if (next) next();
    else free += 1;
  }

  async function run<T>(task: () => Promise<T>, options?: TaskOptions): Promise<T> {
    await enter(options);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  return Object.assign(run, {
    /** Takes a slot, until `leave`; for a task that has to give it back in between. */
    enter,
    leave,
    /** How many tasks wait for a slot. */
    countWaiting: () => urgent.length + others.length,
    /** Tasks that run keep their slots: fewer slots count from the next ends on. */
    resize(newSlots: number): void {
      free += newSlots - slots;
      slots = newSlots;
      while (free > 0) {
        const next = urgent.shift() ?? others.shift();
        if (!next) return;
        free -= 1;
        next();
      }
    },
  });
}
