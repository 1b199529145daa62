import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Runner } from "./count-report.ts";
import type { Step } from "./steps.ts";

let reports = 0;

function reportFile(runner: Runner): string {
  reports += 1;
  return join(tmpdir(), `irany-peru-${runner}-${process.pid}-${reports}.json`);
}

/** Compiler and linter are Go programs that live for seconds: to collect their garbage took a third of them. */
const rareCollection = { GOGC: "400" };

export const typeChecks: Step[] = [
  { name: "format", command: ["oxfmt/bin/oxfmt", "--check", "."] },
  { name: "types of the routes", command: ["@react-router/dev/bin.cjs", "typegen"] },
  { name: "types of the styles", command: ["../scripts/testing/type-styles.ts"] },
  {
    name: "types",
    // Checks only what has changed since the last time, and what that reaches.
    command: [
      "typescript/bin/tsc",
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      "node_modules/.cache/types.tsbuildinfo",
    ],
    env: rareCollection,
  },
];

/** Includes lint, imports and unused code. */
export const codeCheck: Step = {
  name: "code",
  command: ["../scripts/testing/check-code.ts"],
  env: rareCollection,
  printsAlways: true,
};

/** Runs projects of vitest.config.ts, all of them if none is named. */
export function vitestStep(name: string, projects: string[], ...args: string[]): Step {
  const file = reportFile("vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const named = projects.map((project) => `--project=${project}`);
  return {
    name,
    command: ["vitest/vitest.mjs", "run", ...reporters, ...named, ...args],
    env: { NODE_ENV: "test" },
    report: { runner: "vitest", file },
  };
}

/** All of what `npm test` runs by Vitest. */
export const wholeProjects = ["unit", "isolated", "server", "isolated-server"];

export function journeysStep(...args: string[]): Step {
  const file = reportFile("playwright");
  return {
    name: "browser journeys",
    command: ["@playwright/test/cli.js", "test", ...args],
    env: { NODE_ENV: "production", PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { runner: "playwright", file },
  };
}
