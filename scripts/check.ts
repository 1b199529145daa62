import { codeCheck, typeChecks, vitestStep } from "./testing/check-steps.ts";
import { runSteps } from "./testing/steps.ts";

await runSteps(
  typeChecks,
  [codeCheck],
  [vitestStep("unit tests", ["unit", "isolated"])],
  // Waits for the registry.
  [{ name: "packages", command: ["../scripts/testing/check-packages.ts"], printsAlways: true }],
);
