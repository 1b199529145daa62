import { defaultFacts } from "#content/facts/facts.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import { assessStays } from "./assess-stays.ts";
import type { OpenStay } from "./last-day.ts";
import { passports } from "./passports.ts";
import { isoDay, type PlainDay } from "./plain-day.ts";
import type { StayRule } from "./stay-rule.ts";

/** Stays one after another from a day on; of the last one the exit may be open. */
const stays = fc
  .tuple(
    fc.integer({ min: 18_000, max: 28_000 }),
    fc.array(
      fc.record({
        gap: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 420 })),
        length: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 200 })),
        granted: fc.option(fc.integer({ min: 1, max: 183 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    fc.boolean(),
  )
  .map(([start, trips, isOpen]) => {
    let day = start;
    return trips.map(({ gap, length, granted }, index): OpenStay => {
      const entry = day + gap;
      day = entry + length;
      const exit = isOpen && index === trips.length - 1 ? undefined : day;
      return { entry, exit, ...(granted !== undefined && { granted }) };
    });
  });

const years = new Map<PlainDay, string>();

/** Remembered: it is asked for hundreds of days of each day. */
function yearOf(day: PlainDay): string {
  const year = years.get(day) ?? isoDay(day).slice(0, 4);
  years.set(day, year);
  return year;
}

/** The rule said once more, slowly: is there a day too many, on this day of a stay that began on `entry`? Every day is looked at. */
function isTooMany(rule: StayRule, granted: number, entry: PlainDay, day: PlainDay, before: Set<PlainDay>) {
  let own = 0;
  let counted = 0;
  for (let other = day - 400; other <= day; other++) {
    const isOwn = other >= entry;
    if (isOwn) own++;
    if (!isOwn && !before.has(other)) continue;
    if (rule.kind === "window" && day - other < rule.within) counted++;
    if (rule.kind === "year" && yearOf(other) === yearOf(day)) counted++;
  }
  return own > granted || counted > rule.days;
}

test("counting days one by one gives the same", async () => {
  await checkProperty(120, fc.tuple(fc.constantFrom(...passports), stays), ([passport, trips]) => {
    for (const { reading, count, overBefore } of assessStays(defaultFacts, passport, trips)) {
      const { rule } = reading;
      const before = new Set<PlainDay>();
      const overs = trips.map(({ entry, exit, granted }) => {
        // In a window no stay is longer than what the window gives.
        const most = rule.kind === "entry" ? (granted ?? rule.days) : rule.days;
        let last = entry - 1;
        while (!isTooMany(rule, most, entry, last + 1, before)) last++;
        for (let day = entry; day <= (exit ?? entry); day++) before.add(day);
        return { last, over: Math.max(0, (exit ?? last) - last) };
      });
      const latest = overs.at(-1);
      expect([...overBefore, count.over]).toEqual(overs.map(({ over }) => over));
      expect(count.lastDay ?? (trips.at(-1)?.entry ?? 0) - 1).toBe(latest?.last);
    }
  });
});

test("a fact that gives as many days as its period has comes to an end", () => {
  const stay = { entry: 20_000 };
  expect(assessStays(defaultFacts, "open", [{ ...stay, granted: 5000 }])[1]?.count.allowed).toBe(3654);
});
