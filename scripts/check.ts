import { codeChecks, vitestStep } from "./check-steps.ts";
import { runSteps } from "./steps.ts";

await runSteps([...codeChecks, vitestStep("unit tests", "unit")]);
