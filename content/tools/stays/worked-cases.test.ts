import { defaultFacts } from "#content/facts/facts.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assessStays } from "./assess-stays.ts";
import type { OpenStay } from "./last-day.ts";
import { overstayCost } from "./overstay-cost.ts";
import { isPassport } from "./passports.ts";
import { isoDay, parseDay } from "./plain-day.ts";

const rows = readFileSync("content/tools/stays/worked-cases.md", "utf8")
  .split("\n")
  .filter((line) => /^\|\s*\d/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** `2026-03-01 2026-05-05 @60, 2026-10-01`. */
function readTrips(text: string): OpenStay[] {
  return text.split(", ").map((trip) => {
    const [entry = "", ...rest] = trip.split(" ");
    const exit = rest.find((word) => !word.startsWith("@"));
    const granted = rest.find((word) => word.startsWith("@"))?.slice(1);
    return {
      entry: parseDay(entry) ?? Number.NaN,
      exit: exit === undefined ? undefined : (parseDay(exit) ?? Number.NaN),
      ...(granted && { granted: Number(granted) }),
    };
  });
}

test("there are forty worked cases and more", () => {
  expect(new Set(rows.map(([number]) => number)).size).toBeGreaterThanOrEqual(40);
});

test.each(rows)("case %s, %s: %s on %s by %s", (_, what, passport = "", trips = "", id, ...expected) => {
  if (!isPassport(passport)) throw new Error(`${passport} is no passport`);
  const assessment = assessStays(defaultFacts, passport, readTrips(trips)).find(
    ({ reading }) => reading.id === id,
  );
  if (!assessment) throw new Error(`${what} is not counted by ${id}`);
  const { count, overBefore } = assessment;
  const over = overBefore.reduce((sum, days) => sum + days, count.over);
  const day =
    count.lastDay === null ? `none, next ${isoDay(count.nextEntry ?? Number.NaN)}` : isoDay(count.lastDay);
  const shown = [
    day,
    `${count.used ?? "–"}`,
    `${count.left ?? "–"}`,
    `${over}`,
    over === 0 ? "–" : overstayCost(defaultFacts, over).toFixed(2),
  ];
  expect(shown).toEqual(expected.slice(0, 5));
});

test("a visa's days are not assumed", () => {
  const [first] = assessStays(defaultFacts, "visa", readTrips("2026-08-10"));
  expect(first?.reading.id).toBe("ceiling");
});
