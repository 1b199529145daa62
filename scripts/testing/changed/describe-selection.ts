import type { FileReach, Selection } from "./select-tests.ts";

/** Just as many changed files are told one by one. */
const listedFiles = 40;

/** Lists the tests that run, the reasons, and the tests that are left out. @param tests how many files of tests there are */
export function describeSelection(
  { tests, journeys, postponed, reaches }: Selection,
  all: { tests: number; journeys: string[] },
): string[] {
  const told = reaches.slice(0, listedFiles).map(describeReach);
  const others = reaches.length - told.length;
  const leftOut = all.journeys.filter(
    (journey) => !journeys.includes(journey) && !postponed.includes(journey),
  );
  return [
    ...(reaches.length === 0 ? ["  nothing"] : told),
    ...(others > 0 ? [`  and ${others} more`] : []),
    "",
    `Runs: the checks of the code, ${tests.length} of ${all.tests} test files, the core of the journeys (@core)${
      journeys.length > 0 ? ` and all of ${shortNames(journeys)}` : ""
    }.`,
    ...(postponed.length > 0 ? [`Reached too, but left to the whole run: ${shortNames(postponed)}.`] : []),
    `Leaves out: ${all.tests - tests.length} test files, and beside the core ${leftOut.length} of ${all.journeys.length} files of journeys${
      leftOut.length > 0 ? `: ${shortNames(leftOut)}` : ""
    }.`,
    ...(reaches.some(({ isWide }) => isWide)
      ? ["THE WHOLE RUN IS THE RIGHT ONE: npm test. What is marked with ! reaches nearly everything."]
      : []),
    "",
  ];
}

function describeReach({ file, tests, journeys, isWide }: FileReach): string {
  const reached = [
    ...count(tests.length, "test file"),
    ...count(journeys.length, "file of journeys", "files of journeys"),
  ];
  return `${isWide ? "!" : " "} ${file}: ${reached.join(", ") || "the house rules alone"}`;
}

function count(amount: number, one: string, many = `${one}s`): string[] {
  return amount === 0 ? [] : [`${amount} ${amount === 1 ? one : many}`];
}

/** `tests/journeys/admin/facts.spec.ts` is told as `admin/facts`. */
function shortNames(journeys: string[]): string {
  return journeys.map((file) => file.replace(/^tests\/journeys\/|\.spec\.ts$/g, "")).join(", ");
}
