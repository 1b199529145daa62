/** Upper bounds of the histogram's buckets, in seconds; the last one has none. */
export const bucketBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Minutes that are remembered: four hours. */
const remembered = 240;

export interface RequestCounts {
  method: string;
  /** The pattern, such as `/api/post/:id`: addresses would be without end. */
  route: string;
  status: number;
  /** The sum of all requests, in seconds. */
  seconds: number;
  /** How many were answered within each bound, and not within the one before. */
  buckets: number[];
}

/** The counts of a minute, or of its part that has passed. */
export interface MinuteCounts {
  /** The minute's beginning, in milliseconds since 1970. */
  start: number;
  kept: number;
  failures: number;
  buckets: number[];
  /** Bytes, at its end. */
  memory: number;
}

interface RequestMeterOptions {
  now: () => Date;
  /** How many cached pages were sent since the start. */
  countKept: () => number;
  /** Bytes. */
  memory?: () => number;
}

export type RequestMeter = ReturnType<typeof createRequestMeter>;

/** Counts answered requests by route and status, and remembers the last hours minute by minute. */
export function createRequestMeter({
  now,
  countKept,
  memory = () => process.memoryUsage.rss(),
}: RequestMeterOptions) {
  const counts = new Map<string, RequestCounts>();
  const minutes: MinuteCounts[] = [];
  let keptBefore = 0;
  let current = beginMinute();

  function beginMinute(): MinuteCounts {
    const start = Math.floor(now().getTime() / 60_000) * 60_000;
    return { start, kept: 0, failures: 0, buckets: noCounts(), memory: 0 };
  }

  /** Also called without a request, so that a quiet minute is remembered as one. */
  function look(): void {
    const next = beginMinute();
    if (next.start === current.start) return;
    minutes.push(closed());
    if (minutes.length > remembered) minutes.shift();
    keptBefore = countKept();
    current = next;
  }

  function closed(): MinuteCounts {
    return { ...current, buckets: [...current.buckets], kept: countKept() - keptBefore, memory: memory() };
  }

  return {
    look,
    /** @param seconds from the request's arrival to the answer's end */
    note(
      { method, route, status }: Pick<RequestCounts, "method" | "route" | "status">,
      seconds: number,
    ): void {
      look();
      const key = `${method} ${route} ${status}`;
      let found = counts.get(key);
      if (!found) counts.set(key, (found = { method, route, status, seconds: 0, buckets: noCounts() }));
      const index = bucketBounds.findIndex((bound) => seconds <= bound);
      const bucket = index === -1 ? bucketBounds.length : index;
      found.seconds += seconds;
      found.buckets[bucket] = (found.buckets[bucket] ?? 0) + 1;
      current.buckets[bucket] = (current.buckets[bucket] ?? 0) + 1;
      if (status >= 500) current.failures += 1;
    },
    report(): { requests: RequestCounts[]; minutes: MinuteCounts[] } {
      look();
      return { requests: [...counts.values()], minutes: [...minutes, closed()] };
    },
  };
}

function noCounts(): number[] {
  return Array.from({ length: bucketBounds.length + 1 }, () => 0);
}

/** Seconds: the bound below which that share of the counted requests lies; 0 without any. */
export function quantile(buckets: readonly number[], share: number): number {
  const wanted = sum(buckets) * share;
  if (wanted === 0) return 0;
  let seen = 0;
  const index = buckets.findIndex((count) => (seen += count) >= wanted);
  return bucketBounds[index] ?? bucketBounds.at(-1) ?? 0;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
