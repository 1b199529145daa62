import { expect, test } from "vitest";
import { countReport } from "./count-report.ts";

const passedFile = { status: "passed", assertionResults: [{ status: "passed" }] };

function vitestReport(passed: number, failed: number, ...testResults: object[]): string {
  return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });
}

test("counts the tests of a good run", () => {
  expect(countReport("vitest", vitestReport(7, 0, passedFile), 0)).toEqual({ passed: 7, failed: 0 });
});

test("counts a failed test once", () => {
  const failedFile = { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] };
  expect(countReport("vitest", vitestReport(1, 1, failedFile), 1)).toEqual({ passed: 1, failed: 1 });
});

test("counts a file that could not be loaded as one failed", () => {
  const broken = { status: "failed", assertionResults: [] };
  expect(countReport("vitest", vitestReport(2, 0, passedFile, broken, broken), 1)).toEqual({
    passed: 2,
    failed: 2,
  });
});

test("an error outside of every test is a failure", () => {
  expect(countReport("vitest", vitestReport(2, 0, passedFile), 1)).toEqual({ passed: 2, failed: 1 });
});

test.each(["vitest", "playwright"] as const)("%s that left no report has failed", (runner) => {
  expect(countReport(runner, "", 0)).toEqual({ passed: 0, failed: 1 });
});

test("a run without a test has failed", () => {
  expect(countReport("vitest", vitestReport(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
});

test("a journey that passed only at its second try has failed", () => {
  const report = JSON.stringify({ errors: [], stats: { expected: 3, unexpected: 1, flaky: 1 } });
  expect(countReport("playwright", report, 1)).toEqual({ passed: 3, failed: 2 });
});

test("what went wrong outside of every journey is a failure", () => {
  const report = JSON.stringify({ errors: [{}], stats: { expected: 3, unexpected: 0, flaky: 0 } });
  expect(countReport("playwright", report, 1)).toEqual({ passed: 3, failed: 1 });
});
