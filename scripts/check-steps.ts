import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Runner } from "./count-report.ts";
import type { Step } from "./steps.ts";

/** Where a runner of this run leaves its report. */
export function reportFile(runner: Runner): string {
  return join(tmpdir(), `irany-peru-${runner}-${process.pid}.json`);
}

const sources = ["api", "app", "art", "bench", "content", "i18n", "scripts", "server", "tests"];

/** What looks at the code without running it. */
export const codeChecks: Step[] = [
  { name: "format", command: ["oxfmt/bin/oxfmt", "--check", "."] },
  { name: "lint", command: ["oxlint/bin/oxlint", "--type-aware"] },
  { name: "types of the routes", command: ["@react-router/dev/bin.cjs", "typegen"] },
  { name: "types", command: ["typescript/bin/tsc", "--noEmit"] },
  {
    name: "imports",
    command: [
      "dependency-cruiser/bin/dependency-cruiser.mjs",
      "--config",
      ".dependency-cruiser.mjs",
      ...sources,
    ],
  },
  { name: "unused code", command: ["knip/bin/knip.js"] },
];

/** Vitest's tests: those of one project of vitest.config.ts, or all. */
export function vitestStep(name: string, project?: string): Step {
  const file = reportFile("vitest");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name,
    command: ["vitest/vitest.mjs", "run", ...reporters, ...(project ? [`--project=${project}`] : [])],
    env: { NODE_ENV: "test" },
    report: { runner: "vitest", file },
  };
}
