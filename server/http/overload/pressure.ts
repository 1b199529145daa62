import { getHeapStatistics } from "node:v8";

/** Milliseconds between two looks. */
const interval = 250;

/** Share of the heap that may be taken: above it the collector takes most of the time, and then the process ends. */
const maxHeapShare = 0.92;

export interface Pressure {
  readonly isHigh: boolean;
  stop: () => void;
}

interface PressureOptions {
  /** Milliseconds by which a timer may be late. A single look above it may be one large text that is being cleaned. */
  maxDelay: number;
  heapShare?: () => number;
}

/** Watches how late the process is, twice in a row, and how full its heap. */
export function watchPressure({ maxDelay, heapShare = shareOfHeap }: PressureOptions): Pressure {
  let lastLook = performance.now();
  let lateLooks = 0;
  let isFull = false;
  const timer = setInterval(() => {
    const now = performance.now();
    lateLooks = now - lastLook - interval > maxDelay ? lateLooks + 1 : 0;
    lastLook = now;
    isFull = heapShare() > maxHeapShare;
  }, interval);
  timer.unref();
  return {
    get isHigh() {
      return lateLooks > 1 || isFull;
    },
    stop: () => clearInterval(timer),
  };
}

function shareOfHeap(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}
