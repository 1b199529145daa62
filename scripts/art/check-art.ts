import { artStep } from "./art-step.ts";
import { runSteps } from "../testing/steps.ts";

await runSteps([artStep({ always: true })]);
