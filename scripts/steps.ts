import { spawn, type ChildProcess } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { countReport, type Counts, type Runner } from "./count-report.ts";

export interface Step {
  name: string;
  /** A program below node_modules, and its arguments. */
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** A test runner and the file that it leaves its JSON report in; it shows its progress as it goes. */
  report?: { runner: Runner; file: string };
}

const modules = join(import.meta.dirname, "..", "node_modules");

/**
 * Runs every step, one after another and whatever the ones before gave, says each one's result in a line,
 * and ends the process: last it prints `N passed, N failed`, with exit code 1 if anything failed. A step
 * that is no test runner counts as one.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  const total = { passed: 0, failed: 0 };
  const failed: string[] = [];
  const failures: string[] = [];
  for (const step of steps) {
    const began = Date.now();
    const counts = await runStep(step);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    const isGood = counts.failed === 0;
    if (!isGood) failed.push(step.name);
    const amount = step.report ? ` (${counts.passed} passed, ${counts.failed} failed)` : "";
    console.log(`${isGood ? "✓" : "✗"} ${step.name}${amount} ${seconds} s`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    failures.push(...counts.failures);
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
  // Said again at the end: above, thousands of good tests stand between.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function runStep({ command, env, report }: Step): Promise<Counts> {
  if (report) await rm(report.file, { force: true });
  const { code, output } = await runToEnd(command, { ...env }, report !== undefined);
  if (code !== 0) process.stdout.write(output);
  if (!report)
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };
  const text = await readFile(report.file, "utf8").catch(() => "");
  await rm(report.file, { force: true });
  return countReport(report.runner, text, code);
}

let running: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    // The terminal has sent Ctrl-C to the running step already.
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
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn(process.execPath, [join(modules, program), ...args], {
    env: { ...process.env, PATH: path, ...env },
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
