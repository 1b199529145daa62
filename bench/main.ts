import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { holds, type Measure } from "./measure.ts";
import { measurePages } from "./pages/measure-pages.ts";
import { drawPerformance } from "./performance-plot.ts";
import {
  formatResults,
  formatSummary,
  parseResults,
  parts,
  replaceMarked,
  type Part,
  type PartResults,
  type Results,
} from "./results.ts";
import { measureScale } from "./scale/measure-scale.ts";
import { makeScratchSite, type ScratchSite } from "./scratch-site.ts";
import { measureServer } from "./server/measure-server.ts";
import { formatTable, rowsOf } from "./table.ts";

const usage = `Usage: npm run bench [-- pages|server|scale] [--runs N]

Measures the built site on data of its own, prints a table, and writes bench/results.md, bench/results.json,
docs/performance.svg and the figures in docs/performance.md. --runs: how often each page is opened, 5 times if left out.
Exit code 1 when a limit does not hold. Leave the machine alone meanwhile.`;

const root = join(import.meta.dirname, "..");
const files = {
  json: join(root, "bench/results.json"),
  table: join(root, "bench/results.md"),
  document: join(root, "docs/performance.md"),
  plot: join(root, "docs/performance.svg"),
};

const say = (progress: string) => process.stderr.write(`… ${progress}\n`);

async function main(): Promise<void> {
  const { wanted, runs } = readArguments();
  const measures: Measure[] = [];
  const scratch = wanted.some((part) => part !== "scale") ? await makeScratchSite() : null;
  try {
    for (const part of wanted) {
      const found = await runPart(part, scratch, runs);
      // At once: a later part may fail.
      await writeResults({ ...(await readResults()), [part]: found });
      measures.push(...found.measures);
    }
  } finally {
    await scratch?.remove();
  }
  process.stdout.write(`${formatTable(rowsOf(measures))}\n`);
  if (measures.some((measure) => holds(measure) === false)) process.exitCode = 1;
}

async function runPart(part: Part, scratch: ScratchSite | null, runs: number): Promise<PartResults> {
  const date = new Date().toISOString();
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${availableParallelism()} cores, load ${load} before the run, Node ${process.version}`;
  if (part === "scale" || !scratch) return { date, machine, measures: await measureScale(say), notes: [] };
  if (part === "server") return { date, machine, measures: await measureServer(scratch, say), notes: [] };
  const { chromium, measures, notes } = await measurePages(scratch, runs, say);
  const opened = `each page opened ${runs} ${runs === 1 ? "time" : "times"}`;
  return { date, machine: `${machine}, Chromium ${chromium}, ${opened}`, measures, notes };
}

function readArguments(): { wanted: Part[]; runs: number } {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "5" } },
    allowPositionals: true,
  });
  const wanted = parts.filter((part) => positionals.length === 0 || positionals.includes(part));
  const runs = Number(values.runs);
  if (positionals.some((word) => !parts.includes(word as Part)) || !Number.isInteger(runs) || runs < 1) {
    throw new Error(usage);
  }
  return { wanted, runs };
}

async function readResults(): Promise<Results> {
  return parseResults(await readFile(files.json, "utf8").catch(() => "{}"));
}

async function writeResults(results: Results): Promise<void> {
  const document = await readFile(files.document, "utf8");
  await writeFile(files.json, JSON.stringify(results));
  await writeFile(files.table, formatResults(results));
  await writeFile(files.document, replaceMarked(document, formatSummary(results)));
  await writeFile(files.plot, drawPerformance(results));
  const formatter = join(root, "node_modules/oxfmt/bin/oxfmt");
  await promisify(execFile)(process.execPath, [
    formatter,
    "--write",
    files.json,
    files.table,
    files.document,
  ]);
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? (error.message === usage ? usage : error.stack) : String(error)}\n`,
  );
  process.exitCode = 2;
}
