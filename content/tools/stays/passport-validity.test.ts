import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { passportValidity } from "./passport-validity.ts";
import { isoDay, parseDay } from "./plain-day.ts";

const day = (iso: string) => parseDay(iso) ?? Number.NaN;

test.each([
  ["2026-05-10", "2026-06-10", "2026-12-10", "enough"],
  ["2026-05-10", "2026-06-10", "2026-12-09", "enoughAtEntry"],
  ["2026-05-10", "2026-06-10", "2026-11-10", "enoughAtEntry"],
  ["2026-05-10", "2026-06-10", "2026-11-09", "short"],
  ["2026-08-31", "2026-08-31", "2027-02-28", "enough"],
  ["2027-08-31", "2027-08-31", "2028-02-28", "short"],
] as const)("entry %s, exit %s, passport until %s: %s", (entry, exit, expires, verdict) => {
  expect(passportValidity(defaultFacts, { entry: day(entry), exit: day(exit) }, day(expires)).verdict).toBe(
    verdict,
  );
});

test("what is needed is told before the passport is", () => {
  const { neededAtEntry, neededAtExit, verdict } = passportValidity(
    defaultFacts,
    { entry: day("2026-10-31") },
    null,
  );
  expect([isoDay(neededAtEntry), neededAtExit, verdict]).toEqual(["2027-04-30", null, null]);
});
