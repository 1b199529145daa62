import { codeCheck, journeysStep, typeChecks, vitestStep, wholeProjects } from "../check-steps.ts";
import type { Step } from "../steps.ts";
import { describeSelection } from "./describe-selection.ts";
import { changedFiles, findBase, readLastRun } from "./last-run.ts";
import { readReach } from "./read-reach.ts";
import { selectTests } from "./select-tests.ts";

/** For each of the two or more browsers that run at a time, beside the core. */
const secondsForJourneys = 60;

/** Seconds for a journey's file that no run has timed. */
const usualSeconds = 12;

/**
 * The lanes that run for what has changed, told on the terminal with what is left out.
 *
 * @param named the commit since which changes count
 * @returns null when everything has to run
 */
export async function changedSteps(root: string, workers: number, named?: string): Promise<Step[][] | null> {
  const base = findBase(root, named);
  if (!base) return null;
  const all = await readReach(root);
  const { journeySeconds } = readLastRun(root);
  const selection = selectTests(changedFiles(root, base.commit), all, {
    secondsOf: (journey) => journeySeconds[journey.replace("tests/journeys/", "")] ?? usualSeconds,
    seconds: secondsForJourneys * workers,
  });
  console.log(`Changed since ${base.commit.slice(0, 12)}, ${base.why}:`);
  const journeys = all.journeys.map(({ test }) => test);
  console.log(describeSelection(selection, { tests: all.tests.length, journeys }).join("\n"));
  const grep = ["@core", ...selection.journeys.map((file) => file.replace("tests/journeys/", ""))];
  return [
    [...typeChecks, codeCheck, journeysStep("--grep", grep.join("|").replaceAll(".", String.raw`\.`))],
    [vitestStep("unit and server tests", wholeProjects, ...selection.tests)],
  ];
}
