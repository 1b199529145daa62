import type { StatusMinute } from "#api/monitoring/site-status.ts";
import type { ProcessReport } from "./process-report.ts";
import { quantile, sum, type MinuteCounts } from "./request-meter.ts";

/** Adds up the counts of all processes, minute by minute, oldest first. */
export function mergeMinutes(reports: Pick<ProcessReport, "minutes">[]): StatusMinute[] {
  const byStart = Map.groupBy(
    reports.flatMap(({ minutes }) => minutes),
    ({ start }) => start,
  );
  return [...byStart].toSorted(([a], [b]) => a - b).map(([start, counts]) => mergeMinute(start, counts));
}

function mergeMinute(start: number, counts: MinuteCounts[]): StatusMinute {
  const first = counts[0]?.buckets ?? [];
  const buckets = first.map((_, index) => sum(counts.map((one) => one.buckets[index] ?? 0)));
  return {
    at: new Date(start).toISOString(),
    requests: sum(buckets) + sum(counts.map(({ kept }) => kept)),
    failures: sum(counts.map(({ failures }) => failures)),
    latency: quantile(buckets, 0.95) * 1000,
    memory: Math.round(sum(counts.map(({ memory }) => memory)) / 1024 ** 2),
  };
}
