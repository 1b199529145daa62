import { spawnSync } from "node:child_process";
import { join } from "node:path";

const modules = join(import.meta.dirname, "../../node_modules");

/** Runs a program of node_modules that prints a JSON report, such as `oxlint/bin/oxlint`, in a folder. */
export function readReport(folder: string, program: string, ...args: string[]): unknown {
  const run = spawnSync(process.execPath, [join(modules, program), ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  try {
    return JSON.parse(run.stdout);
  } catch {
    throw new Error(`${program} left no report:\n${run.stderr}${run.stdout}`);
  }
}
