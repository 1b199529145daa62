import { expect, test } from "vitest";
import { createCounters } from "./counters.ts";
import { createIncidents, type IncidentKind } from "./incidents.ts";

const refusal = { status: 503, headers: { "retry-after": "5" } };

/** How an answer is judged that comes while something is wrong, or nothing. */
function judge(answer: object, incident?: IncidentKind) {
  const clock = { now: 0 };
  const incidents = createIncidents(() => clock.now);
  const counters = createCounters(incidents);
  const end = incident && incidents.begin(incident);
  clock.now = 10;
  end?.();
  const whole = { status: 200, headers: {}, isWhole: true, reason: "", begun: 5, ended: 20 };
  counters.note({ what: "page", path: "/", answer: { ...whole, ...answer } });
  return counters.causes().map(({ text, isExpected }) => [text, isExpected]);
}

test("what was asked for is no error", () => {
  expect(judge({})).toEqual([]);
});

test.each([
  ["503 with Retry-After (database killed)", true, refusal, { name: "database killed" }],
  ["503 with Retry-After while nothing was wrong", false, refusal, undefined],
  ["503 without Retry-After (database killed)", false, { status: 503 }, { name: "database killed" }],
  ["500 (database killed)", false, { status: 500 }, { name: "database killed" }],
  ["302 (database killed)", false, { status: 302 }, { name: "database killed" }],
  ["507 (disk full)", true, { status: 507 }, { name: "disk full", isDiskFull: true }],
  ["507 (database killed)", false, { status: 507 }, { name: "database killed" }],
  ["no answer: X (site killed)", true, { status: 0, reason: "X" }, { name: "site killed", isSiteGone: true }],
  ["no answer: X (database killed)", false, { status: 0, reason: "X" }, { name: "database killed" }],
  ["200, cut off while nothing was wrong", false, { isWhole: false }, undefined],
  ["401 (clock ahead)", true, { status: 401 }, { name: "clock ahead", endsSessions: true }],
])("%s: is expected %s", (text, isExpected, answer, incident) => {
  expect(judge(answer, incident)).toEqual([[text, isExpected]]);
});

test("an incident that was over before excuses nothing", () => {
  expect(judge({ ...refusal, begun: 11 }, { name: "database killed" })).toEqual([
    ["503 with Retry-After while nothing was wrong", false],
  ]);
});
