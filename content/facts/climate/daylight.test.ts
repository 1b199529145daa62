import { expect, test } from "vitest";
import { daylight } from "./daylight.ts";

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** By other formulas: those of SunCalc 1.9. */
test.each([
  ["miraflores", "2027-06-21", "6:28", "17:53"],
  ["cusco", "2027-12-21", "5:19", "18:14"],
  ["iquitos", "2027-02-11", "6:01", "18:15"],
  ["puno", "2027-11-03", "5:03", "17:45"],
] as const)("the sun rises and sets in %s on %s as others reckon it", (place, date, rises, sets) => {
  const [from, to] = daylight(place, date);
  expect(Math.abs(minutesOf(from) - minutesOf(rises))).toBeLessThanOrEqual(2);
  expect(Math.abs(minutesOf(to) - minutesOf(sets))).toBeLessThanOrEqual(2);
});

test("days near the equator are all alike, in the south longer in December", () => {
  const lengthOf = (place: "iquitos" | "puno", date: string) => {
    const [from, to] = daylight(place, date).map(minutesOf);
    return (to ?? 0) - (from ?? 0);
  };
  expect(lengthOf("puno", "2027-12-21") - lengthOf("puno", "2027-06-21")).toBeGreaterThan(100);
  expect(lengthOf("iquitos", "2027-12-21") - lengthOf("iquitos", "2027-06-21")).toBeLessThan(35);
});
