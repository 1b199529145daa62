import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { nightsOf, topOf, treks, type Trek } from "./treks.ts";

const all = Object.entries<Trek>(defaultFacts(treks));

test.each(all)("%s is drawn from its start to its end", (_, { days, profile }) => {
  const at = profile.map(({ day }) => day);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(new Set(at).size).toBe(at.length);
  expect(at.at(-1)).toBeLessThan(days[1]);
});

test.each(all)("%s has a night at the end of each drawn day but the last", (_, { profile }) => {
  const nights = profile.filter(({ sleep }) => sleep).map(({ day }) => day);
  expect(nights).toEqual(nights.map((__, index) => index + 1));
  expect(Math.ceil(profile.at(-1)?.day ?? 0)).toBe(nights.length + 1);
});

test.each(all)("%s is drawn as high as its table says", (_, trek) => {
  expect(topOf(trek).metres).toBe(trek.highest[1]);
  expect(trek.highest[0]).toBeLessThanOrEqual(trek.highest[1]);
});

test("the nights are those of the profile", () => {
  expect(nightsOf(defaultFacts(treks)["inca-trail"])).toEqual([3000, 3600, 2650]);
});
