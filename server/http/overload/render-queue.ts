import { createSemaphore } from "#server/domain/work/create-semaphore.ts";
import { DomainError } from "#server/domain/errors.ts";

/** A render takes some 10 ms of the one thread: two at once fill it, and let everything else in between. */
const defaultAtOnce = 2;

/** Those that wait included: so the last waits less than a second. */
const defaultInAll = 64;

interface RenderLimits {
  atOnce?: number;
  inAll?: number;
  /** Awaited before each render begins. */
  letArrivalsIn?: () => Promise<void>;
}

interface RenderTask<T> {
  /** `outside` makes a call during which the turn is somebody else's: a page may wait long for the database. */
  render: (outside: <R>(call: () => Promise<R>) => Promise<R>) => Promise<T>;
  /** Whether nobody waits for it any more. Asked when its turn comes. */
  isGone?: () => boolean;
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** `enqueue` throws a DomainError `unavailable` when too many renders wait, or nobody for this one any more. */
export function createRenderQueue({
  atOnce = defaultAtOnce,
  inAll = defaultInAll,
  letArrivalsIn,
}: RenderLimits = {}) {
  const queue = createSemaphore(atOnce);
  let underWay = 0;

  async function enqueue<T>({ render, isGone }: RenderTask<T>): Promise<T> {
    if (underWay >= inAll)
      throw new DomainError("unavailable", "too many pages are asked for", { retryAfter: 3 });
    underWay += 1;
    try {
      return await queue(async () => {
        await letArrivalsIn?.();
        if (isGone?.()) throw new DomainError("unavailable", "nobody waits for the page any more");
        return render(outsideOf());
      });
    } finally {
      underWay -= 1;
    }
  }

  /** Makes the calls of one render: its turn is given back while at least one of its calls is out. */
  function outsideOf() {
    let calls = 0;
    return async <R>(call: () => Promise<R>): Promise<R> => {
      if (calls === 0) queue.leave();
      calls += 1;
      try {
        return await call();
      } finally {
        calls -= 1;
        // A render that has begun is finished before a new one begins.
        if (calls === 0) await queue.enter({ isUrgent: true });
      }
    };
  }

  return {
    enqueue,
    /** Renders that run or wait. */
    get underWay(): number {
      return underWay;
    },
    get isFull(): boolean {
      return underWay >= inAll;
    },
  };
}
