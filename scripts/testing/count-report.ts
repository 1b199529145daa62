import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Counts {
  passed: number;
  failed: number;
  /** The failed tests: file, name and the first lines of the message. */
  failures: string[];
}

export type Runner = "vitest" | "playwright";

/** The parts of the runners' reports that are used. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * Counts the tests of a runner's JSON report, empty if it left none. A failure outside of a test counts as one test:
 * a file that does not load, a crashed runner, a run without tests.
 */
export function countReport(runner: Runner, text: string, exitCode: number): Counts {
  const report: unknown = text === "" ? undefined : JSON.parse(text);
  // Casts: the documented types of the runners' reports.
  const { passed, failed, failures } = !report
    ? { passed: 0, failed: 0, failures: ["the runner left no report"] }
    : runner === "vitest"
      ? countVitest(report as VitestReport)
      : countPlaywright(report as PlaywrightReport);
  const isBad = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isBad ? 1 : failed, failures };
}

function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  const failedTests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages = [] }) => describeFailure(file, fullName, failureMessages[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    failures: [...failedTests, ...brokenFiles.map(({ name, message }) => describeFailure(name, "", message))],
  };
}

function countPlaywright({ errors, stats, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => describeFailure("outside of every journey", "", message)),
    ],
  };
}

/** By the file of the journeys, from `tests/journeys/`: how long all its tests took together. */
export function journeySeconds(text: string): Record<string, number> {
  // A cast: the documented type of the runner's report.
  const { suites } = JSON.parse(text) as PlaywrightReport;
  const milliseconds = ({ specs, suites: inner = [] }: PlaywrightSuite): number =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0) +
    inner.reduce((sum, suite) => sum + milliseconds(suite), 0);
  const seconds: Record<string, number> = {};
  // Each project has a suite for each file.
  for (const suite of suites) seconds[suite.file] = (seconds[suite.file] ?? 0) + milliseconds(suite) / 1000;
  return seconds;
}

function failuresOf({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
    .map(({ title, tests }) =>
      describeFailure(file, title, tests.flatMap(({ results }) => results)[0]?.errors[0]?.message),
    );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Enough lines to show what was expected, few enough for the end of a long log. */
const messageLines = 8;

function describeFailure(file: string, name: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, messageLines).filter(Boolean);
  return [
    `${relative(process.cwd(), file)}${name && ` › ${name}`}`,
    ...lines.map((line) => `  ${line}`),
  ].join("\n");
}
