import { expect, test } from "vitest";
import { addDays } from "#content/plain-date.ts";
import { isStarNight } from "./star-nights.ts";

// The moon is new at each eclipse of the sun.
test.each(["2026-08-12", "2027-08-02", "2028-07-22", "2030-06-01", "2038-07-02"])(
  "round the eclipse of %s stars are seen for a week, and not by the half or full moon",
  (eclipse) => {
    const isSeen = (days: number) => isStarNight("amantani", addDays(eclipse, days));
    expect([-2, -1, 0, 1, 2].map(isSeen)).toEqual([true, true, true, true, true]);
    expect([-15, -7, -5, 5, 7, 15].filter(isSeen)).toEqual([]);
  },
);

test("in a town, and in the rains, no night is named", () => {
  expect(isStarNight("cusco", "2027-08-02")).toBe(false);
  expect(isStarNight("amantani", "2027-02-06")).toBe(false);
  expect(isStarNight("yanque", "2027-05-06")).toBe(true);
});
