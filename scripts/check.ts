import { artStep } from "./art/art-step.ts";
import { codeChecks, vitestStep } from "./testing/check-steps.ts";
import { runSteps } from "./testing/steps.ts";

await runSteps([
  ...codeChecks,
  { name: "packages", command: ["../scripts/testing/check-packages.ts"], printsAlways: true },
  artStep(),
  vitestStep("unit tests", "unit", "isolated"),
]);
