import { join } from "node:path";
import { artStep } from "./art/art-step.ts";
import { bringChromium } from "./testing/bring-chromium.ts";
import { codeChecks, reportFile, vitestStep } from "./testing/check-steps.ts";
import { findTestFiles } from "./testing/find-test-files.ts";
import { runSteps, type Step } from "./testing/steps.ts";

// With words, as in `npm test -- reading`, runs only the test files that have one of them in their path.
const words = process.argv.slice(2);
if (words.length === 0) {
  bringChromium();
  await runSteps([
    ...codeChecks,
    artStep(),
    vitestStep("unit and server tests", "unit", "isolated", "server"),
    journeysStep(),
  ]);
} else {
  await runSlice();
}

async function runSlice(): Promise<void> {
  const { tests, journeys } = findTestFiles(join(import.meta.dirname, ".."), words);
  if (journeys.length > 0) bringChromium();
  const steps: Step[] = [];
  if (tests.length > 0) steps.push(withFiles(vitestStep("unit and server tests"), tests));
  if (journeys.length > 0) steps.push(withFiles(journeysStep(), journeys.map(exactly)));
  if (steps.length > 0) return runSteps(steps);
  console.log(`No test file has ${words.map((word) => `"${word}"`).join(" or ")} in its path.`);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}

function journeysStep(): Step {
  const file = reportFile("playwright");
  return {
    name: "browser journeys",
    command: ["@playwright/test/cli.js", "test"],
    env: { NODE_ENV: "production", PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { runner: "playwright", file },
  };
}

function withFiles(step: Step, files: string[]): Step {
  return { ...step, command: [...step.command, ...files] };
}

/** Playwright reads file arguments as regular expressions; in our paths only the dot needs an escape. */
function exactly(path: string): string {
  return `/${path.replaceAll(".", String.raw`\.`)}$`;
}
