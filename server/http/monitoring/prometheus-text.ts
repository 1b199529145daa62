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
export function prometheusText(reports: ProcessReport[], { ready, checks }: Readiness): string {
  const lines: string[] = [];

  function begin({ name, help, type }: Metric): void {
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
  }

  function add(metric: Metric, values: [Labels, number][]): void {
    begin(metric);
    for (const [labels, value] of values) lines.push(`${metric.name}${labelText(labels)} ${value}`);
  }

  function addOfEach(metric: Metric, read: (report: ProcessReport) => number | Record<string, number>): void {
    add(
      metric,
      reports.flatMap((report) => {
        const value = read(report);
        const labels = { process: report.pid };
        if (typeof value === "number") return [[labels, value] as [Labels, number]];
        return Object.entries(value).map(([of, one]): [Labels, number] => [{ ...labels, of }, one]);
      }),
    );
  }

  const gauge = (name: string, help: string): Metric => ({ name, help, type: "gauge" });
  const counter = (name: string, help: string): Metric => ({ name, help, type: "counter" });

  const name = "http_request_duration_seconds";
  begin({ name, help: "Answered requests, cached pages apart.", type: "histogram" });
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
  addOfEach(counter("kept_pages_sent_total", "Cached pages sent."), ({ keptPages }) => keptPages.sent);
  addOfEach(gauge("kept_pages", "Pages that are kept."), ({ keptPages }) => keptPages.pages);
  addOfEach(gauge("kept_pages_bytes", "Memory of cached pages."), ({ keptPages }) => keptPages.bytes);
  addOfEach(
    counter("turned_away_total", "Pages and calls refused, and connections ended, before anything was done."),
    ({ shed }) => ({ ...shed }),
  );
  addOfEach(gauge("tasks_waiting", "Tasks that wait for their turn."), ({ waiting }) => waiting);
  add(
    gauge("database_connections", "Connections of the pools, and what waits for one."),
    reports.flatMap(({ pid, pools }) =>
      Object.entries(pools).flatMap(([pool, counts]) =>
        Object.entries(counts).map(([of, count]): [Labels, number] => [{ process: pid, pool, of }, count]),
      ),
    ),
  );
  addOfEach(
    gauge("event_loop_delay_seconds", "The longest delay since the last report."),
    ({ eventLoopDelay }) => eventLoopDelay,
  );
  addOfEach(gauge("memory_bytes", "Memory of the process."), ({ memory }) => memory);
  addOfEach(
    gauge("process_start_time_seconds", "When the process started."),
    ({ startedAt }) => startedAt / 1000,
  );
  add(gauge("ready", "Whether the site is ready."), [[{}, Number(ready)]]);
  const states = checks.map(({ name, state }): [Labels, number] => [
    { check: name },
    Number(state === "good"),
  ]);
  add(gauge("check_good", "Whether a check finds all well."), states);
  for (const { name, amount, at } of checks) {
    if (name === "disk" && amount !== undefined)
      add(gauge("disk_free_bytes", "Free space of the data folder."), [[{}, amount * 1024 ** 2]]);
    if (name === "outbox" && amount !== undefined)
      add(gauge("outbox_stuck_messages", "Messages that could not be mailed."), [[{}, amount]]);
    if (name === "backup" && at !== undefined)
      add(gauge("last_good_backup_time_seconds", "When the last good backup was made."), [
        [{}, Date.parse(at) / 1000],
      ]);
  }
  return `${lines.join("\n")}\n`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
