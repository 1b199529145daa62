import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { highSeasonShare } from "./season.ts";

test("the high season is four whole months, and days of five others", () => {
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
  const sharing = (share: string) => months.filter((month) => highSeasonShare(defaultFacts, month) === share);
  expect(sharing("whole")).toEqual([7, 8, 9, 10]);
  expect(sharing("part")).toEqual([1, 4, 6, 11, 12]);
  expect(sharing("none")).toEqual([2, 3, 5]);
});
