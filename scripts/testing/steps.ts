import { spawn, type ChildProcess } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { countReport, type Counts, type Runner } from "./count-report.ts";
import { takeTurns, type Turn } from "./take-turns.ts";

export interface Step {
  name: string;
  /** A program in node_modules, and its arguments. */
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** Prints the output even if the step passes. */
  printsAlways?: true;
  /** A test runner and the file of its JSON report; its output is shown as it runs. */
  report?: { runner: Runner; file: string; onRead?: (text: string) => void };
}

const modules = join(import.meta.dirname, "../../node_modules");

/** Lets the many processes of a test run share compiled code. */
const compileCache = join(modules, ".cache", "compiled");

/**
 * Runs lanes side by side and the steps of a lane one after another, all of them even after a failure, and prints their results.
 * The last line is `N passed, N failed`, and the exit code 1 if anything failed. A step without a test runner counts as one test.
 *
 * @returns whether all passed
 */
export async function runSteps(...lanes: Step[][]): Promise<boolean> {
  const turns = takeTurns(lanes.length, (text) => process.stdout.write(text));
  const results = await Promise.all(
    turns.map(async (turn, lane) => {
      const run: (Counts & { name: string })[] = [];
      for (const step of lanes[lane] ?? []) run.push({ name: step.name, ...(await runStep(step, turn)) });
      turn.end();
      return run;
    }),
  );
  const all = results.flat();
  const failed = all.filter((result) => result.failed > 0).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
  // Repeated at the end, because the log above is long.
  for (const failure of all.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
  const sum = (kind: "passed" | "failed") => all.reduce((total, result) => total + result[kind], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
  return failed.length === 0;
}

async function runStep(step: Step, turn: Turn): Promise<Counts> {
  const began = Date.now();
  const counts = await countStep(step, turn);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const hasPassed = counts.failed === 0;
  const amount = step.report ? ` (${counts.passed} passed, ${counts.failed} failed)` : "";
  turn.print(`${hasPassed ? "✓" : "✗"} ${step.name}${amount} ${seconds} s\n`);
  return counts;
}

async function countStep({ command, env, report, printsAlways }: Step, turn: Turn): Promise<Counts> {
  if (report) await rm(report.file, { force: true });
  const output: Buffer[] = [];
  const code = await runToEnd(command, { ...env }, (chunk) => {
    if (report) turn.print(chunk);
    else output.push(chunk);
  });
  if (code !== 0 || printsAlways) for (const chunk of output) turn.print(chunk);
  if (!report)
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };
  const text = await readFile(report.file, "utf8").catch(() => "");
  await rm(report.file, { force: true });
  if (text !== "") report.onRead?.(text);
  return countReport(report.runner, text, code);
}

const running = new Set<ChildProcess>();
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    isStopping = true;
    for (const child of running) {
      child.once("close", () => running.size === 0 && process.exit(1));
      // The terminal has already sent Ctrl-C to the running steps.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    }
    if (running.size === 0) process.exit(1);
  });
}

/** @returns the exit code */
async function runToEnd(
  [program, ...args]: Step["command"],
  env: Record<string, string>,
  onOutput: (chunk: Buffer) => void,
): Promise<number> {
  const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(process.execPath, [join(modules, program), ...args], {
    env: { ...process.env, ...colours, PATH: path, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", onOutput);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => {
      running.delete(child);
      // After a signal no further step starts, and the whole ends with the last of those that run.
      if (!isStopping) resolve(status ?? 1);
    });
  });
}
