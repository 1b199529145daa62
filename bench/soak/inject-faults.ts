import { setTimeout as sleep } from "node:timers/promises";
import { paths } from "#api/paths.ts";
import { ask } from "./ask.ts";
import type { Fault, Target } from "./faults.ts";
import type { Incidents } from "./incidents.ts";

export interface Injected {
  name: string;
  /** Seconds. */
  lasted: number;
  /** Seconds from its end until a new page, the readiness and a save were well; null when they were not in time. */
  wellAfter: number | null;
}

interface InjectOptions {
  url: string;
  target: Target;
  incidents: Incidents;
  /** Milliseconds: of each fault, and from one to the next. */
  faultTime: number;
  slot: number;
  /** When the last save was acknowledged. */
  lastWrite: () => number;
  onDone: (injected: Injected) => void;
}

/** Milliseconds within which the site must be well again by itself: a database is started again every half minute at worst. */
const mostRecovery = 90_000;

/** Milliseconds that an attack leaves nothing to be done, before the next fault. */
const leastCalm = 2000;

/** Injects one fault after the other, each when the site is well again after the one before. */
export async function injectFaults(faults: Fault[], options: InjectOptions): Promise<void> {
  const { url, target, incidents, faultTime, slot, lastWrite, onDone } = options;
  for (const fault of faults) {
    const begun = performance.now();
    const end = incidents.begin(fault);
    const isOver = AbortSignal.timeout(faultTime);
    await fault.inject(target, isOver);
    const over = performance.now();
    const wellAfter = await untilWell(url, () => lastWrite() > over);
    end();
    onDone({ name: fault.name, lasted: (over - begun) / 1000, wellAfter });
    await sleep(Math.max(leastCalm, slot - (performance.now() - begun)));
  }
}

/** @returns seconds, or null when it was not well in time */
async function untilWell(url: string, hasSaved: () => boolean): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() - begun < mostRecovery) {
    const ready = await ask(url, { path: paths.ready });
    const page = await ask(url, { path: `/es/blog?well=${Math.random()}` });
    const isStale = page.headers["x-content"] !== undefined;
    if (ready.status === 200 && page.status === 200 && !isStale && hasSaved())
      return (performance.now() - begun) / 1000;
    await sleep(200);
  }
  return null;
}
