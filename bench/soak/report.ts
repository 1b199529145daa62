import type { Health } from "../attacks/health-probe.ts";
import type { Injected } from "./inject-faults.ts";
import type { Cause } from "./counters.ts";

export interface SoakResults {
  /** Such as "22 November 2026, 2 cores, load 0.3 before". */
  circumstances: string;
  minutes: number;
  /** By kind of request, with the slowest answer in milliseconds. */
  requests: { what: string; count: number; slowest: number }[];
  badClient: ReadonlyMap<number, number>;
  causes: Cause[];
  faults: Injected[];
  writes: { saves: number; messages: number; lost: string[]; half: string[] };
  /** Megabytes. */
  memory: { start: number; most: number; end: number };
  health: Health;
}

/** Whether nothing happened that must not. */
export function isSound({ causes, faults, writes }: SoakResults): boolean {
  const isRecovered = faults.every(({ wellAfter }) => wellAfter !== null);
  return (
    isRecovered &&
    writes.lost.length === 0 &&
    writes.half.length === 0 &&
    causes.every(({ isExpected }) => isExpected)
  );
}

const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const table = (head: string[], rows: string[]) =>
  [row(...head), row(...head.map(() => "---")), ...rows].join("\n");

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** For the document, in Markdown. */
export function formatSoak(results: SoakResults): string {
  const { circumstances, minutes, requests, badClient, causes, faults, writes, memory, health } = results;
  const all = requests.reduce((sum, { count }) => sum + count, 0);
  const bad = [...badClient].toSorted(([one], [other]) => one - other);
  const ofBadClient = bad
    .map(([status, count]) => `${count} × ${status === 0 ? "ended" : status}`)
    .join(", ");
  return [
    `${circumstances}. ${minutes.toFixed(0)} minutes, ${all} requests, ${writes.saves} saves and ${writes.messages} contact messages acknowledged, ` +
      `**${writes.lost.length} lost**, **${writes.half.length} half-written** seen. Memory ${memory.start.toFixed(0)} MB at the start, ` +
      `${memory.most.toFixed(0)} at most, ${memory.end.toFixed(0)} at the end. \`/healthz\`: median ${health.median.toFixed(1)} ms, ` +
      `at worst ${health.worst.toFixed(0)} ms; ${health.unanswered} of ${health.asked} not answered, while the site was killed. ` +
      `The bad client: ${ofBadClient}.`,
    table(
      ["fault", "lasted", "all well again after"],
      faults.map(({ name, lasted, wellAfter }) =>
        row(name, seconds(lasted), wellAfter === null ? "**not in time**" : seconds(wellAfter)),
      ),
    ),
    table(
      ["request", "how many", "slowest answer"],
      requests.map(({ what, count, slowest }) => row(what, count, seconds(slowest / 1000))),
    ),
    table(
      ["not what was asked for (while …)", "how often", "expected"],
      causes.map(({ text, count, isExpected }) => row(text, count, isExpected ? "yes" : "**no**")),
    ),
  ].join("\n\n");
}

/** The part that only the terminal shows: how to find the causes of failures. */
export function formatFindings({ causes, writes }: SoakResults): string {
  const unexpected = causes.filter(({ isExpected }) => !isExpected);
  return [
    ...unexpected.map(({ text, count, example }) => `UNEXPECTED ${count} × ${text}, first: ${example}`),
    ...writes.lost.slice(0, 20).map((what) => `LOST ${what}`),
    ...writes.half.slice(0, 20).map((what) => `HALF-WRITTEN ${what}`),
  ].join("\n");
}
