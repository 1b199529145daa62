import { spawn, type ChildProcess } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { countReport, type Counts, type Runner } from "./count-report.ts";

export interface Step {
  name: string;
  /** A program in node_modules, and its arguments. */
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** Prints the output even if the step passes. */
  printsAlways?: true;
  /** A test runner and the file of its JSON report; its output is shown as it runs. */
  report?: { runner: Runner; file: string };
  /** Why the step does not run this time. */
  skipped?: string;
  onPassed?: () => void;
}

const modules = join(import.meta.dirname, "../../node_modules");

/** Lets the many processes of a test run share compiled code. */
const compileCache = join(modules, ".cache", "compiled");

/**
 * Runs every step, even after a failure, and prints their results. The last line is `N passed, N failed`, and the exit
 * code 1 if anything failed. A step without a test runner counts as one test.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const total = { passed: 0, failed: 0 };
  const failed: string[] = [];
  const failures: string[] = [];
  for (const step of steps) {
    if (step.skipped !== undefined) {
      console.log(`– ${step.name} skipped: ${step.skipped}`);
      continue;
    }
    const began = Date.now();
    const counts = await runStep(step);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const hasPassed = counts.failed === 0;
    if (hasPassed) step.onPassed?.();
    else failed.push(step.name);
    const amount = step.report ? ` (${counts.passed} passed, ${counts.failed} failed)` : "";
    console.log(`${hasPassed ? "✓" : "✗"} ${step.name}${amount} ${seconds} s`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    failures.push(...counts.failures);
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
  // Repeated at the end, because the log above is long.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function runStep({ command, env, report, printsAlways }: Step): Promise<Counts> {
  if (report) await rm(report.file, { force: true });
  const { code, output } = await runToEnd(command, { ...env }, report !== undefined);
  if (code !== 0 || printsAlways) process.stdout.write(output);
  if (!report)
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };
  const text = await readFile(report.file, "utf8").catch(() => "");
  await rm(report.file, { force: true });
  return countReport(report.runner, text, code);
}

let running: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    // The terminal has already sent Ctrl-C to the running step.
    if (signal !== "SIGINT" || !process.stdin.isTTY) running?.kill(signal);
    const end = (): void => process.exit(1);
    if (running) running.once("close", end);
    else end();
  });
}

async function runToEnd(
  [program, ...args]: Step["command"],
  env: Record<string, string>,
  isLive: boolean,
): Promise<{ code: number; output: string }> {
  const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const child = spawn(process.execPath, [join(modules, program), ...args], {
    env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: isLive ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  running = child;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status ?? 1));
  });
  running = undefined;
  return { code, output };
}
