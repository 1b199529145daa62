import { bringChromium } from "./bring-chromium.ts";
import { codeChecks, reportFile, vitestStep } from "./check-steps.ts";
import { runSteps } from "./steps.ts";

const report = reportFile("playwright");

bringChromium();
await runSteps([
  ...codeChecks,
  vitestStep("unit and server tests"),
  {
    name: "browser journeys",
    command: ["@playwright/test/cli.js", "test"],
    env: { NODE_ENV: "production", PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report: { runner: "playwright", file: report },
  },
]);
