import { artStep } from "./art/art-step.ts";
import { codeCheck, typeChecks, vitestStep } from "./testing/check-steps.ts";
import { runSteps } from "./testing/steps.ts";

await runSteps(
  [...typeChecks, artStep()],
  [codeCheck],
  [vitestStep("unit tests", ["unit", "isolated"])],
  // Waits for the registry.
  [{ name: "packages", command: ["../scripts/testing/check-packages.ts"], printsAlways: true }],
);
