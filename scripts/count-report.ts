export interface Counts {
  passed: number;
  failed: number;
}

export type Runner = "vitest" | "playwright";

/** The parts of the runners' reports that are read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * How many tests passed and failed. What went wrong outside of a test counts as one failed: a file that
 * could not be loaded, a runner that broke off, a run in which nothing was tested.
 *
 * @param text the runner's JSON report, empty when it left none
 * @param exitCode what the runner ended with
 */
export function countReport(runner: Runner, text: string, exitCode: number): Counts {
  const report: unknown = text === "" ? undefined : JSON.parse(text);
  // Each runner's report has its documented shape.
  const { passed, failed } = !report
    ? { passed: 0, failed: 0 }
    : runner === "vitest"
      ? countVitest(report as VitestReport)
      : countPlaywright(report as PlaywrightReport);
  const isBad = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isBad ? 1 : failed };
}

function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

function countPlaywright({ errors, stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
