import { artStep } from "./art/art-step.ts";
import { codeChecks, vitestStep } from "./testing/check-steps.ts";
import { runSteps } from "./testing/steps.ts";

await runSteps([...codeChecks, artStep(), vitestStep("unit tests", "unit", "isolated")]);
