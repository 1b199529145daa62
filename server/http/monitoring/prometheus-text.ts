import type { Readiness } from "#api/monitoring/readiness.ts";
import type { ProcessReport } from "./process-report.ts";
import { bucketBounds, sum } from "./request-meter.ts";

type Labels = Record<string, string | number>;

interface Metric {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
}

/**
 * Prometheus' text format (version 0.0.4). Each process has its own series, by the label `process`: sums of counters
 * would fall when a process is replaced.
 */
export function prometheusText(reports: ProcessReport[], readiness: Readiness): string {
  const lines = [...requestLines(reports), ...processLines(reports), ...readinessLines(readiness)];
  return `${lines.join("\n")}\n`;
}

const gauge = (name: string, help: string): Metric => ({ name, help, type: "gauge" });
const counter = (name: string, help: string): Metric => ({ name, help, type: "counter" });

function headOf({ name, help, type }: Metric): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function linesOf(metric: Metric, values: [Labels, number][]): string[] {
  return [
    ...headOf(metric),
    ...values.map(([labels, value]) => `${metric.name}${labelText(labels)} ${value}`),
  ];
}

function requestLines(reports: ProcessReport[]): string[] {
  const name = "http_request_duration_seconds";
  const lines = headOf({ name, help: "Answered requests, cached pages apart.", type: "histogram" });
  for (const { pid, requests } of reports) {
    for (const { method, route, status, seconds, buckets } of requests) {
      const labels = { process: pid, method, route, status };
      let below = 0;
      bucketBounds.forEach((le, index) => {
        below += buckets[index] ?? 0;
        lines.push(`${name}_bucket${labelText({ ...labels, le })} ${below}`);
      });
      lines.push(
        `${name}_bucket${labelText({ ...labels, le: "+Inf" })} ${sum(buckets)}`,
        `${name}_sum${labelText(labels)} ${seconds}`,
        `${name}_count${labelText(labels)} ${sum(buckets)}`,
      );
    }
  }
  return lines;
}

function processLines(reports: ProcessReport[]): string[] {
  const ofEach = (metric: Metric, read: (report: ProcessReport) => number | Record<string, number>) =>
    linesOf(
      metric,
      reports.flatMap((report) => {
        const value = read(report);
        const labels = { process: report.pid };
        if (typeof value === "number") return [[labels, value] as [Labels, number]];
        return Object.entries(value).map(([of, one]): [Labels, number] => [{ ...labels, of }, one]);
      }),
    );
  return [
    ...ofEach(
      counter("cached_pages_sent_total", "Cached pages sent."),
      ({ cachedPages }) => cachedPages.sent,
    ),
    ...ofEach(gauge("cached_pages", "Cached pages."), ({ cachedPages }) => cachedPages.pages),
    ...ofEach(gauge("cached_pages_bytes", "Memory of cached pages."), ({ cachedPages }) => cachedPages.bytes),
    ...ofEach(
      counter("shed_total", "Pages and calls refused, and connections ended, before anything was done."),
      ({ shed }) => ({ ...shed }),
    ),
    ...ofEach(gauge("tasks_waiting", "Tasks that wait for their turn."), ({ waiting }) => waiting),
    ...linesOf(
      gauge("database_connections", "Connections of the pools, and what waits for one."),
      reports.flatMap(({ pid, pools }) =>
        Object.entries(pools).flatMap(([pool, counts]) =>
          Object.entries(counts).map(([of, count]): [Labels, number] => [{ process: pid, pool, of }, count]),
        ),
      ),
    ),
    ...ofEach(
      gauge("event_loop_delay_seconds", "The longest delay since the last report."),
      ({ eventLoopDelay }) => eventLoopDelay,
    ),
    ...ofEach(gauge("memory_bytes", "Memory of the process."), ({ memory }) => memory),
    ...ofEach(
      gauge("process_start_time_seconds", "When the process started."),
      ({ startedAt }) => startedAt / 1000,
    ),
  ];
}

function readinessLines({ ready, checks }: Readiness): string[] {
  const states = checks.map(({ name, state }): [Labels, number] => [
    { check: name },
    Number(state === "good"),
  ]);
  const lines = [
    ...linesOf(gauge("ready", "Whether the site is ready."), [[{}, Number(ready)]]),
    ...linesOf(gauge("check_good", "Whether a check finds all well."), states),
  ];
  for (const { name, amount, at } of checks) {
    if (name === "disk" && amount !== undefined)
      lines.push(
        ...linesOf(gauge("disk_free_bytes", "Free space of the data folder."), [[{}, amount * 1024 ** 2]]),
      );
    if (name === "outbox" && amount !== undefined)
      lines.push(
        ...linesOf(gauge("outbox_stuck_messages", "Messages that could not be mailed."), [[{}, amount]]),
      );
    if (name === "backup" && at !== undefined)
      lines.push(
        ...linesOf(gauge("last_good_backup_time_seconds", "When the last good backup was made."), [
          [{}, Date.parse(at) / 1000],
        ]),
      );
  }
  return lines;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
