import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Milliseconds between two looks. */
const interval = 15_000;

/** The share of the time between two looks in which an idle process may have worked. */
const idleShare = 0.05;

/** Bytes that the heap must have grown by since the last time: a collection takes some tenths of a second, in which nobody is answered. */
const worthwhile = 8 * 1024 * 1024;

interface ProcessUse {
  /** Bytes that the heap has of the system. */
  heap: number;
  /** Milliseconds of processor time so far. */
  worked: number;
}

interface SpareMemoryOptions {
  readUse?: () => ProcessUse;
  collect?: () => void;
}

/**
 * Gives the memory back that a start or a load has left taken, once nobody asks for anything: V8 keeps it until it needs it
 * again. @returns a function that ends it
 */
export function giveMemoryBack({
  readUse = readOwnUse,
  collect = collectAll,
}: SpareMemoryOptions = {}): () => void {
  let last = { heap: 0, worked: readUse().worked };
  const timer = setInterval(() => {
    const { heap, worked } = readUse();
    const isIdle = worked - last.worked < interval * idleShare;
    const isDue = isIdle && heap - last.heap >= worthwhile;
    if (isDue) collect();
    // The collection's own work is none of the next look's.
    last = isDue ? readUse() : { heap: Math.min(last.heap, heap), worked };
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

function readOwnUse(): ProcessUse {
  const { user, system } = process.cpuUsage();
  return { heap: process.memoryUsage().heapTotal, worked: (user + system) / 1000 };
}

/** The collections that V8 makes before it runs out of memory are the only ones after which it keeps no spare pages. */
function collectAll(): void {
  setFlagsFromString("--expose-gc");
  // Safe cast: the flag has put it into new contexts.
  const collectGarbage = runInNewContext("gc") as NonNullable<typeof globalThis.gc>;
  collectGarbage({ type: "major", execution: "sync", flavor: "last-resort" });
}
