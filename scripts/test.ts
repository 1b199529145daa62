import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { bringChromium } from "./testing/bring-chromium.ts";
import { changedSteps } from "./testing/changed/changed-steps.ts";
import { cleanCommit, noteLastRun } from "./testing/changed/last-run.ts";
import { codeCheck, journeysStep, typeChecks, vitestStep, wholeProjects } from "./testing/check-steps.ts";
import { journeySeconds } from "./testing/count-report.ts";
import { findTestFiles } from "./testing/find-test-files.ts";
import { runSteps, type Step } from "./testing/steps.ts";

const root = join(import.meta.dirname, "..");
const words = process.argv.slice(2);
const [kind, argument] = words;

if (kind === undefined) await runWhole();
else if (kind === "changed") await runChanged(argument);
else if (kind === "shuffled") await runShuffled(argument ?? String(randomInt(1_000_000)));
else await runWords();

/** While one lane's tests wait, for a process or a browser, the other's have the cores; both take about as long. */
async function runWhole(): Promise<void> {
  bringChromium();
  const commit = cleanCommit(root);
  let seconds: Record<string, number> = {};
  const journeys = journeysStep();
  if (journeys.report) journeys.report.onRead = (text) => (seconds = journeySeconds(text));
  const unitTests = vitestStep("unit and server tests", wholeProjects);
  const hasPassed = await runSteps([...typeChecks, unitTests], [codeCheck, journeys]);
  // Files that were changed meanwhile may not have been in it.
  const isSame = commit !== undefined && cleanCommit(root) === commit;
  if (hasPassed) noteLastRun(root, { ...(isSame && { commit }), journeySeconds: seconds });
}

/** Runs what the files reach that have changed since a commit. */
async function runChanged(commit?: string): Promise<void> {
  const lanes = await changedSteps(root, Math.max(2, Math.floor(availableParallelism() / 2)), commit);
  if (!lanes) {
    console.log("There is no commit in common with main: everything runs.");
    return runWhole();
  }
  bringChromium();
  await runSteps(...lanes);
}

/** Runs files and tests in a random order, with random ids in the database; the same seed gives the same. */
async function runShuffled(seed: string): Promise<void> {
  console.log(`Shuffled by ${seed}: npm test -- shuffled ${seed}`);
  const order = ["--sequence.shuffle.files", "--sequence.shuffle.tests", `--sequence.seed=${seed}`];
  await runSteps([vitestStep("unit and server tests", wholeProjects, ...order)]);
}

/** With words, as in `npm test -- reading`, runs only the test files that have one of them in their path. */
async function runWords(): Promise<void> {
  const { tests, journeys } = findTestFiles(root, words);
  if (journeys.length > 0) bringChromium();
  const steps: Step[] = [];
  if (tests.length > 0) steps.push(vitestStep("unit and server tests", [], ...tests));
  if (journeys.length > 0) steps.push(journeysStep(...journeys.map(exactly)));
  if (steps.length > 0) return void (await runSteps(steps));
  console.log(`No test file has ${words.map((word) => `"${word}"`).join(" or ")} in its path.`);
  console.log("\n0 passed, 1 failed");
  process.exitCode = 1;
}

/** Playwright reads file arguments as regular expressions; in our paths only the dot needs an escape. */
function exactly(path: string): string {
  return `/${path.replaceAll(".", String.raw`\.`)}$`;
}
