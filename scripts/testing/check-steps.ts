import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Runner } from "./count-report.ts";
import type { Step } from "./steps.ts";

export function reportFile(runner: Runner): string {
  return join(tmpdir(), `irany-peru-${runner}-${process.pid}.json`);
}

export const codeChecks: Step[] = [
  { name: "format", command: ["oxfmt/bin/oxfmt", "--check", "."] },
  { name: "types of the routes", command: ["@react-router/dev/bin.cjs", "typegen"] },
  { name: "types of the styles", command: ["../scripts/testing/type-styles.ts"] },
  { name: "types", command: ["typescript/bin/tsc", "--noEmit"] },
  { name: "types of the drawings", command: ["typescript/bin/tsc", "--noEmit", "--project", "art"] },
  // Includes lint, imports and unused code.
  { name: "code", command: ["../scripts/testing/check-code.ts"], printsAlways: true },
];

/** Runs projects of vitest.config.ts. */
export function vitestStep(name: string, ...projects: string[]): Step {
  const file = reportFile("vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name,
    command: ["vitest/vitest.mjs", "run", ...reporters, ...projects.map((project) => `--project=${project}`)],
    env: { NODE_ENV: "test" },
    report: { runner: "vitest", file },
  };
}
