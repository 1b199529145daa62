import { expect, test } from "vitest";
import { countReport, journeySeconds } from "./count-report.ts";

const passedFile = { name: "a.test.ts", status: "passed", assertionResults: [{ status: "passed" }] };

function vitestReport(passed: number, failed: number, ...testResults: object[]): string {
  return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });
}

test("counts the tests of a good run", () => {
  expect(countReport("vitest", vitestReport(7, 0, passedFile), 0)).toEqual({
    passed: 7,
    failed: 0,
    failures: [],
  });
});

test("counts a failed test once and names it with what went wrong", () => {
  const failedTest = {
    status: "failed",
    fullName: "adds",
    failureMessages: ["\u001b[31mexpected 3\u001b[0m\nat b"],
  };
  const failedFile = {
    name: "b.test.ts",
    status: "failed",
    assertionResults: [failedTest, { status: "passed" }],
  };
  expect(countReport("vitest", vitestReport(1, 1, failedFile), 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ["b.test.ts › adds\n  expected 3\n  at b"],
  });
});

test("counts a file that could not be loaded as one failed", () => {
  const broken = { name: "c.test.ts", status: "failed", message: "no such module", assertionResults: [] };
  expect(countReport("vitest", vitestReport(2, 0, passedFile, broken), 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: ["c.test.ts\n  no such module"],
  });
});

test("an error outside of every test is a failure", () => {
  expect(countReport("vitest", vitestReport(2, 0, passedFile), 1)).toMatchObject({ passed: 2, failed: 1 });
});

test.each(["vitest", "playwright"] as const)("%s that left no report has failed", (runner) => {
  expect(countReport(runner, "", 0)).toMatchObject({ passed: 0, failed: 1 });
});

test("a run without a test has failed", () => {
  expect(countReport("vitest", vitestReport(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test("a journey that passed only at its second try has failed, and is named", () => {
  const tries = [{ errors: [{ message: "not visible" }] }, { errors: [] }];
  const specs = [
    { title: "reads", ok: true, tests: [{ results: [{ errors: [] }] }] },
    { title: "writes", ok: true, tests: [{ results: tries }] },
  ];
  const inner = { title: "inner", file: "d.spec.ts", specs };
  const suites = [{ title: "d", file: "d.spec.ts", specs: [], suites: [inner] }];
  const report = JSON.stringify({ errors: [], suites, stats: { expected: 3, unexpected: 0, flaky: 1 } });
  expect(countReport("playwright", report, 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ["d.spec.ts › writes\n  not visible"],
  });
});

test("what went wrong outside of every journey is a failure", () => {
  const errors = [{ message: "no browser" }];
  const report = JSON.stringify({ errors, suites: [], stats: { expected: 3, unexpected: 1, flaky: 0 } });
  expect(countReport("playwright", report, 1)).toMatchObject({
    passed: 3,
    failed: 2,
    failures: ["outside of every journey\n  no browser"],
  });
});

test("the time of a file's journeys is summed over its projects, groups and tries", () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    {
      file: "a.spec.ts",
      specs: [spec(1000), spec(500, 500)],
      suites: [{ file: "a.spec.ts", specs: [spec(2000)] }],
    },
    { file: "a.spec.ts", specs: [spec(1000)] },
    { file: "b.spec.ts", specs: [spec(250)] },
  ];
  expect(journeySeconds(JSON.stringify({ suites }))).toEqual({ "a.spec.ts": 5, "b.spec.ts": 0.25 });
});
