import { parseArgs } from "node:util";
import { tryCluster, type Step } from "./cluster-trial.ts";
import { bringPrograms } from "./debian-programs.ts";
import { openCluster } from "./open-cluster.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

const ends: (() => Promise<unknown>)[] = [];

/** Closes all that was started. Failures are ignored: a part may have ended by itself. */
async function close(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end().catch(() => {});
}

const usage = "npm run test:cluster -- [--rate 50]";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rate: { type: "string", default: "50" } } });
  const rate = Number(values.rate);
  if (!(rate > 0)) throw new Error(usage);
  const programs = bringPrograms(say);
  say(`A PostgreSQL, two sites and nginx on this machine: ${programs.versions}.`);
  try {
    const cluster = await openCluster(programs, (end) => ends.push(end));
    const steps = await tryCluster(cluster, rate, say);
    say(`\n${tableOf(steps)}`);
    const faults = steps.flatMap(({ name, faults }) => faults.map((fault) => `✗ ${name}: ${fault}`));
    if (faults.length > 0) process.exitCode = 1;
    if (steps.some(({ shed }) => shed > 0))
      say("\nThe machine was too slow for these readers, so some were shed: try a lower --rate.");
    say(`\n${faults.length === 0 ? "✓ Nothing was lost." : faults.join("\n")}`);
  } finally {
    await close();
  }
}

/** Prints the steps as a table. */
function tableOf(steps: Step[]): string {
  const rows = steps.map(({ name, requests, lost, shed, slowest, found }) => {
    const lostCount = [...lost.values()].reduce((sum, count) => sum + count, 0);
    return [name, String(requests), String(lostCount), String(shed), `${slowest.toFixed(0)} ms`, found];
  });
  const all = [["what happens", "readers’ requests", "lost", "shed", "slowest", "besides"], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = all;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void close().finally(() => process.exit(130)));
try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
